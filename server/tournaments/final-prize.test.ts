// What a place wins by what is promised, by what play has filled of it, and by its share of the pool.
import { expect, test } from 'vitest';
import { cents } from '#rules/money.ts';
import type { PrizeRow } from '#rules/tournaments/prizes.ts';
import { finalPrize } from './final-prize.ts';
import type { RunRow } from './runs.ts';

const table: PrizeRow[] = [
  { from: 1, to: 1, reward: { kind: 'cash', cents: 5_000 } },
  { from: 2, to: 3, share: 1_000 },
  { from: 4, to: 4, reward: { kind: 'coins', coins: 10 } },
];

/** Of 100 euros that are promised; play has filled as many of them as its stakes cost. */
const run = (filled: number | null, promised = 10_000, prizes = table): RunRow => ({
  ...{ id: 1, tournament: 'cup', state: 'FINISHED', pauses: [], points: 0, participants: 10 },
  ...{ opens_at: new Date(0), starts_at: new Date(0), ends_at: new Date(0) },
  ...{ promised_cents: cents(promised), cost_hundredths: (filled ?? 0) * 100 },
  terms: {
    ...{ scoring: { by: 'multiplier' }, games: [], min_stake_cents: cents(0), min_points: 0 },
    ...{ entry_fee_cents: cents(100), prizes, reset_on_cashout: false, rates: {}, looks: {} },
    restrictions: { countries: [], is_verified_only: false, max_participants: null },
    ...(filled !== null && { funding: { percent: 100, edges: {} } }),
  },
});

test.for([
  ['a table that is paid in full', run(null), [5_000, 1_100, 1_100, 10, null]],
  ['a promise that play has filled', run(10_000), [5_000, 1_100, 1_100, 10, null]],
  ['half of the promise', run(5_000), [2_500, 600, 600, 5, null]],
  ['none of the promise', run(0), [null, 100, 100, null, null]],
  ['one cent of the promise', run(1), [null, 100, 100, null, null]],
  ['no promise at all that play could fill', run(5_000, 0), [null, 100, 100, null, null]],
  ['no promise at all, and none to fill', run(null, 0), [5_000, 100, 100, 10, null]],
] as const)('%s: prizes of a table by their share, shares of the pool with all fees', ([, of, sums]) => {
  const prizes = [1, 2, 3, 4, 5].map((rank) => finalPrize(of, rank));
  expect(
    prizes.map((prize) => prize && ('coins' in prize ? prize.coins : 'cents' in prize && prize.cents)),
  ).toEqual(sums);
});
