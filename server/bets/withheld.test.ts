// What the operator withheld of the payouts of bets.
import { expect } from 'vitest';
import { cents } from '#rules/money.ts';
import { undone } from '#tests/undone.ts';
import { test } from '#tests/world.ts';
import type { Tx } from '../database/db.ts';
import { house } from '../ledger/accounts.ts';
import { record } from '../ledger/record.ts';
import { settledKey } from './bet-entries.ts';
import { type PaidBet, withheldOf } from './withheld.ts';

const paid = (id: string, wish: Partial<PaidBet> = {}): PaidBet => ({
  ...{ id, revision: 1, bonus_cents: cents(400), paid_cents: cents(1_000), sold_cents: cents(0), ...wish },
});

/** By revision: what returned to the operator, or was paid by it after a correction. */
async function settle(tx: Tx, player: number, id: string, sums: readonly number[]): Promise<void> {
  for (const [at, sum] of sums.entries())
    await record(tx, {
      ...{ key: settledKey({ id, revision: at + 1 }), reason: 'bet.settled', player },
      moves: [
        {
          ...(sum > 0
            ? { from: house('sports'), to: house('bonuses') }
            : { from: house('bonuses'), to: house('sports') }),
          ...{ amount: cents(Math.abs(sum)), currency: 'USD' },
        },
      ],
    });
}

test('what was withheld of a bet is the sum of all its revisions', async ({ world }) => {
  const { id: player } = await world.player();
  const withheld = await undone(world.db, async (tx) => {
    await settle(tx, player, 'once', [600]);
    await settle(tx, player, 'twice', [300, 150]);
    await settle(tx, player, 'taken back', [500, -500]);
    await settle(tx, player, 'cost more', [500, -700]);
    await settle(tx, player, 'sold', [70]);
    for (const name of ['own money', 'paid nothing', 'not asked for']) await settle(tx, player, name, [90]);
    await settle(tx, player, 'later revision', [40, 2]);
    return withheldOf(tx.sql, [
      ...[paid('once'), paid('twice', { revision: 2 }), paid('taken back', { revision: 2 })],
      ...[paid('cost more', { revision: 2 }), paid('never settled', { revision: 0 })],
      paid('sold', { paid_cents: cents(0), sold_cents: cents(10) }),
      paid('own money', { bonus_cents: cents(0) }),
      paid('paid nothing', { paid_cents: cents(0) }),
      paid('later revision'),
    ]);
  });
  expect(Object.fromEntries(withheld)).toEqual({ once: 600, twice: 450, sold: 70, 'later revision': 40 });
});

test('of no bets nothing was withheld', async ({ world }) => {
  expect(await withheldOf(world.db.sql, [])).toEqual(new Map());
});
