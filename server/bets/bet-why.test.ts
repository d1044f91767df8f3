// Why a bet paid what it paid, as its player reads it.
import { expect } from 'vitest';
import { cents } from '#rules/money.ts';
import { LOST, type OutcomeResult, WON } from '#sports/settle/outcome-result.ts';
import { undone } from '#tests/undone.ts';
import { test } from '#tests/world.ts';
import { insertBets, type KeptBet, type NewBet } from './bet-rows.ts';
import { whyOf } from './bet-why.ts';

const NOW = new Date('2026-03-10T12:00:00Z');
const later = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);

const betOf = (
  results: readonly (OutcomeResult | null)[],
  combos: readonly (readonly number[])[],
  more: Partial<KeptBet> = {},
) =>
  ({
    ...{ id: 'why'.padEnd(24, '0'), player_id: 0, combos, unit_cents: cents(1_000), rules: '2026-11-19' },
    ...{ freebet_id: null, paid_cents: cents(0), sold_cents: cents(0) },
    legs: results.map((result, place) => ({ place, odds_x1000: 2_000 + 100 * place, result })),
    ...more,
  }) as unknown as KeptBet;

const won = [WON, WON, WON];
const one = [[0, 1, 2]];
const pairs = [
  [0, 1],
  [0, 2],
];

test('each combination is shown with its factors and what it pays, and an open one pays nothing yet', async ({
  world,
}) => {
  const why = await whyOf(
    world.db.sql,
    betOf([WON, LOST, null], [...pairs, [1, 2]], { sold_cents: cents(5) }),
  );
  expect(why).toEqual({
    rows: [
      { legs: [0, 1], factors: [2_000, 0], unit: 1_000, pays: 0 },
      { legs: [0, 2], factors: [2_000, 2_200], unit: 1_000, pays: null },
      { legs: [1, 2], factors: [0, 2_200], unit: 1_000, pays: 0 },
    ],
    ...{ boost_percent: 0, boost: 0, cashed_out: 5, paid: 5, revisions: [] },
  });
});

test.for<[string, KeptBet, number]>([
  ['an accumulator of three', betOf(won, one), 3],
  ['an accumulator of three that is open', betOf([WON, WON, null], one), 3],
  ['a system of three', betOf(won, pairs), 0],
  ['an accumulator of two', betOf([WON, WON], [[0, 1]]), 0],
  ['a free bet on three', betOf(won, one, { freebet_id: 7 }), 0],
  ['an accumulator under rules without extras', betOf(won, one, { rules: '2026-11-19-boosted' }), 0],
])('the extra profit of %s', async ([, bet, percent], { world }) => {
  expect((await whyOf(world.db.sql, bet)).boost_percent).toBe(percent);
});

test('what it paid is its payout with what was sold of it, and every revision is named in its order', async ({
  world,
}) => {
  const [player, other] = [await world.player(), await world.player()];
  const why = await undone(world.db, async (tx) => {
    const bet = betOf(won, one, { paid_cents: cents(900), sold_cents: cents(50) });
    const stored = (id: string, playerId: number) =>
      ({
        ...bet,
        ...{ id, player_id: playerId, number: 1, kind: { type: 'single' }, currency: 'USD' },
        ...{ staked_cents: 1_000, bonus_cents: 0, potential_cents: 0, boost_percent: 0, policy: 'none' },
        ...{ bonus_id: null, odds_x1000: null, receipt: null, decides_at: null, accepted_at: NOW },
        ...{ status: 'won', euro_rate: 1, created_at: NOW, day_cents: 0 },
      }) as unknown as NewBet;
    const another = 'another'.padEnd(24, '0');
    await insertBets(tx, [stored(bet.id, player.id), stored(another, other.id)]);
    await tx.sql`
      insert into bet_revision (bet_id, revision, player_id, paid_cents, status, why, at) values
        (${bet.id}, 2, ${player.id}, 900, 'won', 'corrected', ${later(2)}),
        (${another}, 1, ${other.id}, 7, 'won', 'resulted', ${NOW}),
        (${bet.id}, 1, ${player.id}, 0, 'lost', 'resulted', ${later(1)})`;
    return whyOf(tx.sql, { ...bet, player_id: player.id });
  });
  expect(why).toMatchObject({ cashed_out: 50, paid: 950 });
  expect(why.revisions).toEqual([
    { at: later(1).toISOString(), paid: 0, why: 'resulted' },
    { at: later(2).toISOString(), paid: 900, why: 'corrected' },
  ]);
});
