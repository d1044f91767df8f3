// What the audit says of transactions of studios that are not what the books say.
import { expect } from 'vitest';
import { cents } from '#rules/money.ts';
import { sharing } from '#tests/sharing.ts';
import { openStudioHouse } from '#tests/studio.ts';
import { undone } from '#tests/undone.ts';
import { createWorld } from '#tests/world.ts';
import type { Sql } from '../database/db.ts';
import { auditLedger } from '../ledger/audit.ts';

async function playSome() {
  const world = await createWorld();
  world.leaveUnaudited();
  const house = await openStudioHouse(world);
  const { kit } = await house.studioFor(await world.player({ balances: { main: cents(10_000) } }));
  const seat = await kit.sit();
  const [won, back] = [kit.bet(seat, { txId: 'won' }), kit.bet(seat, { txId: 'back' })];
  for (const bet of [won, back]) await kit.ask('bet', bet);
  await kit.ask('win', kit.win(won, 300, { txId: 'win', roundEnd: true }));
  await kit.ask('rollback', kit.back(back, { txId: 'rollback' }));
  return {
    /** What is found once this is changed; then all is as it was. */
    faultsAfter: (change: (sql: Sql) => Promise<unknown>) =>
      undone(world.db, async ({ sql }) => {
        await change(sql);
        return (await auditLedger(sql)).map(({ invariant, rule }) => `${invariant}: ${rule}`);
      }),
    async [Symbol.asyncDispose]() {
      await house[Symbol.asyncDispose]();
      await world[Symbol.asyncDispose]();
    },
  };
}

const test = sharing(playSome);

test('what studios asked breaks no rule', async ({ house }) => {
  expect(await house.faultsAfter(async () => undefined)).toEqual([]);
});

test('a transaction whose amount was changed is found, and its round with it', async ({ house }) => {
  const faults = await house.faultsAfter(
    (sql) => sql`update studio_transaction set paid_cents = paid_cents + 1 where tx_id = 'win'`,
  );
  expect(faults).toEqual([
    'L21: a studio’s transaction is not what the books say',
    'L23: a studio’s round is not what its transactions say',
  ]);
});

test('a transaction that is gone is found by what the books moved', async ({ house }) => {
  const faults = await house.faultsAfter((sql) => sql`delete from studio_transaction where tx_id = 'win'`);
  expect(faults).toContain('L21: a studio’s transaction is not what the books say');
});

test('a rollback that was forgotten is found', async ({ house }) => {
  const faults = await house.faultsAfter(
    (sql) => sql`update studio_transaction set state = 'done' where tx_id = 'back'`,
  );
  expect(faults).toContain('L22: a transaction was taken back another number of times than once');
});

test('a round whose sums were changed is found', async ({ house }) => {
  const faults = await house.faultsAfter(
    (sql) => sql`update round set paid_cents = paid_cents + 1 where state = 'over'`,
  );
  expect(faults).toEqual([
    'L23: a studio’s round is not what its transactions say',
    'L47: a fact is not what happened',
  ]);
});
