// What the audit says of shared rounds that were not drawn by their chain, and of seats that were forgotten.
import { expect, test } from 'vitest';
import { openTableHouse } from '#tests/table-house.ts';
import { auditLedger } from '../ledger/audit.ts';

async function playTwo() {
  const house = await openTableHouse('rocket-run');
  const player = await house.sit();
  for (let round = 1; round <= 2; round++) {
    await house.until('open');
    await player.place({ stake: 100, targetX100: 150 });
    await house.end();
    house.pass(house.table.restsMs);
  }
  house.leaveUnaudited();
  return Object.assign(house, {
    faults: async () => (await auditLedger(house.sql)).map(({ invariant, rule }) => `${invariant}: ${rule}`),
  });
}

test('rounds as they were drawn break no rule', async () => {
  await using house = await playTwo();
  expect(await house.faults()).toEqual([]);
});

test('a seed that was changed, a round that is gone and a seat that was forgotten are found', async () => {
  await using house = await playTwo();
  await house.sql`update shared_round set seed = repeat('ab', 32) where position = 2`;
  expect(await house.faults()).toEqual(['L24: a shared round was not drawn by its chain']);
  await house.sql`update seed_chain set used = used + 1`;
  expect(await house.faults()).toContain('L24: the positions of a chain have a gap');
  await house.sql`update seed_chain set salted_at = salted_at + interval '1 day'`;
  expect(await house.faults()).toContain('L24: a round was begun before its chain had a salt');
  await house.sql`update round set state = 'open', ended_at = null, paid_cents = 0 where number = 1`;
  expect(await house.faults()).toContain('L24: a seat of a settled round is still open');
});
