// What the operator would owe on each outcome, by the legs of open bets.
import { expect, test as plain } from 'vitest';
import { cents } from '#rules/money.ts';
import { LOST } from '#sports/settle/outcome-result.ts';
import { makeEvent } from '#tests/book.ts';
import { undone } from '#tests/undone.ts';
import { test } from '#tests/world.ts';
import type { BetRow, LegRow } from './bet-rows.ts';
import { changeLiability, exposureOf } from './liability.ts';
import { loadRisks } from './risk-book.ts';

const single = { combos: [[0]], unit_cents: cents(1_001), euro_rate: 0.5 };
const leg = { odds_x1000: 3_000, chance: 0.25, result: null };

plain.for<[BetRow['status'], number, number]>([
  ['open', 1_001, 501],
  ['delayed', 1_001, 501],
  ['won', 0, 0],
  ['cashed_out', 0, 0],
  ['refused', 0, 0],
])('a bet that is %s owes %i and stakes %i euro cents, rounded up', ([status, owed, staked]) =>
  expect(exposureOf({ ...single, status }, [leg])).toEqual([
    { ...leg, owed_cents: owed, at_stake_cents: staked },
  ]),
);

plain('a leg of an accumulator that another one has lost owes nothing', () => {
  const legs = [leg, { ...leg, result: LOST }];
  const exposed = exposureOf({ ...single, combos: [[0, 1]], status: 'open' }, legs);
  expect(exposed.map(({ owed_cents }) => owed_cents)).toEqual([0, 0]);
});

test('legs are added to their outcomes and taken away again; those of no sum are no bets', async ({
  world,
}) => {
  const event = await makeEvent(world.db.sql);
  const on = (outcomes: readonly string[], owed: number, staked: number) =>
    ({
      ...{ event_id: event.id, player_id: 0, odds_x1000: 3_000, score: null },
      picks: outcomes.map((outcome) => ({
        market: 'result',
        outcome,
        spec: { kind: 'none', tallies: [], params: {} },
      })),
      ...{ owed_cents: cents(owed), at_stake_cents: cents(staked) },
    }) as unknown as LegRow;
  const rows = await undone(world.db, async (tx) => {
    const risks = await loadRisks(tx.sql, [event.id]);
    const calculated = { kept: [], gone: [], scopes: new Map() };
    const change = (before: readonly LegRow[], after: readonly LegRow[]) =>
      changeLiability(tx, risks, { before, after, calculated });
    const read = () => tx.sql`
      select outcome, owed_cents::int as owed, staked_cents::int as staked, bets from bet_liability
      where event_id = ${event.id} order by outcome`;
    await change(
      [],
      [on(['1'], 300, 100), on(['1'], 30, 10), on(['X', '2'], 50, 0), on(['2'], 0, 7), on(['1'], 0, 0)],
    );
    const added = await read();
    await change([on(['1'], 300, 100), on(['2'], 0, 7)], [on(['1'], 200, 100)]);
    await change([on(['1'], 30, 10)], [on(['1'], 30, 10)]);
    return { added, changed: await read() };
  });
  expect(rows.added).toEqual([
    { outcome: '1', owed: 330, staked: 110, bets: 2 },
    { outcome: '2', owed: 50, staked: 7, bets: 2 },
    { outcome: 'X', owed: 50, staked: 0, bets: 1 },
  ]);
  expect(rows.changed).toEqual([
    { outcome: '1', owed: 230, staked: 110, bets: 2 },
    { outcome: '2', owed: 50, staked: 0, bets: 1 },
    { outcome: 'X', owed: 50, staked: 0, bets: 1 },
  ]);
});
