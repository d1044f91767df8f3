// What the audit says of codes and claims that are not what was used and given.
import { expect, test } from 'vitest';
import { openDoors } from '#tests/doors.ts';
import { offer, withOffers } from '#tests/offers.ts';
import { auditLedger } from '../ledger/audit.ts';

async function useCode() {
  const rule = offer({ limits: { perPlayer: 1, total: 10 } });
  const doors = await openDoors({ content: withOffers([rule]) });
  doors.leaveUnaudited();
  const who = await doors.signIn(await doors.player());
  await doors.send('campaigns.activateOffer', { promo_code: 'SPINS' }, who);
  const { sql } = doors.product.db;
  return Object.assign(doors, {
    sql,
    faults: async () => (await auditLedger(sql)).map(({ invariant, rule }) => `${invariant}: ${rule}`),
  });
}

test('a code that was used breaks no rule', async () => {
  await using house = await useCode();
  expect(await house.faults()).toEqual([]);
});

test('a code that counts other uses than there were is found', async () => {
  await using house = await useCode();
  await house.sql`update promo_code set used = used + 1`;
  expect(await house.faults()).toEqual(['L30: a code counts other uses than there were']);
});

test('an offer that counts more than was given is found', async () => {
  await using house = await useCode();
  await house.sql`update offer_count set given = given + 1 where day = 'all'`;
  expect(await house.faults()).toEqual(['L30: an offer counts more than was given']);
});

test('a claim that has not given what its rule says is found', async () => {
  await using house = await useCode();
  await house.sql`update offer_claim set given = 0`;
  expect(await house.faults()).toEqual(['L30: a claim has given other rewards than its rule has']);
});
