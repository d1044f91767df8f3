// The charges of what accumulators get on top, bet by bet.
import { expect, vi } from 'vitest';
import { cents } from '#rules/money.ts';
import { LOST, type OutcomeResult, WON } from '#sports/settle/outcome-result.ts';
import { undone } from '#tests/undone.ts';
import { test } from '#tests/world.ts';
import { log } from '../plumbing/log.ts';
import type { KeptBet } from './bet-rows.ts';
import { areExtrasStopped, chargeExtras } from './extras-budget.ts';

const NOW = new Date('2026-03-01T12:00:00Z');

/** Three legs at 2.00: of a stake of 10.01 a profit of 70.07, and 3 percent of it on top. */
const betOf = (id: string, playerId: number, results: readonly (OutcomeResult | null)[], more = {}) =>
  ({
    ...{ id, player_id: playerId, combos: [[0, 1, 2]], unit_cents: cents(1_001), euro_rate: 0.33 },
    ...{ freebet_id: null, rules: '2026-11-19', status: 'open' },
    legs: results.map((result) => ({ odds_x1000: 2_000, result })),
    ...more,
  }) as unknown as KeptBet;

const [open, won, lost] = [
  [WON, WON, null],
  [WON, WON, WON],
  [WON, WON, LOST],
];
/** 2.10, of which a cent is worth a third of a euro cent, rounded up. */
const EXTRA = 70;

test('each bet is charged under its own name, in euros, and a correction returns its own charge alone', async ({
  world,
}) => {
  const [one, two] = [await world.player(), await world.player()];
  await undone(world.db, async (tx) => {
    const settle = (
      ...changes: [string, { id: number }, (OutcomeResult | null)[], (OutcomeResult | null)[], object?][]
    ) =>
      chargeExtras(
        tx,
        changes.map(([id, { id: player }, before, after, more]) => ({
          before: betOf(id, player, before, more),
          after: betOf(id, player, after, more),
        })),
        NOW,
      );
    const charges = () => tx.sql`
      select key, player_id, sum(cents)::int as cents from ledger_entry as entry
      join ledger_move as move using (player_id, number)
      where key like 'budget:multi-boost:%' and reason <> 'budget.funded' group by key, player_id order by key`;
    const spent = async () =>
      (
        await tx.sql<{ spent: number }>`
        select spent_cents::int as spent from gift_budget where kind = 'multi-boost'`
      )[0]?.spent;
    await settle(['a', one, open!, won!], ['b', two, open!, won!], ['c', one, open!, lost!]);
    await settle(
      [
        'd',
        two,
        open!,
        won!,
        {
          combos: [
            [0, 1],
            [1, 2],
          ],
        },
      ],
      ['e', two, open!, won!, { freebet_id: 7 }],
    );
    const charged = [
      { key: 'budget:multi-boost:a', player_id: one.id, cents: EXTRA },
      { key: 'budget:multi-boost:b', player_id: two.id, cents: EXTRA },
    ];
    expect(await charges()).toEqual(charged);
    expect(await spent()).toBe(2 * EXTRA);
    await settle(['a', one, won!, lost!], ['c', one, lost!, open!]);
    expect(await charges()).toEqual([
      charged[0],
      { key: 'budget:multi-boost:a:returned', player_id: one.id, cents: EXTRA },
      charged[1],
    ]);
    expect(await spent()).toBe(EXTRA);
  });
});

test('an extra that was promised is charged though the budget is used up, and stops the extras', async ({
  world,
}) => {
  using alerted = vi.spyOn(log, 'bug').mockReturnValue();
  const { id } = await world.player();
  await undone(world.db, async (tx) => {
    const settle = (bet: string) =>
      chargeExtras(tx, [{ before: betOf(bet, id, open!), after: betOf(bet, id, won!) }], NOW);
    await settle('a');
    expect(await areExtrasStopped(tx.sql)).toBe(false);
    const [before] = await tx.sql<{ granted: number }>`
      update gift_budget set spent_cents = granted_cents where kind = 'multi-boost'
      returning granted_cents::int as granted`;
    await settle('b');
    const [row] = await tx.sql`
      select granted_cents::int as granted, spent_cents::int as spent from gift_budget where kind = 'multi-boost'`;
    expect(row).toEqual({ granted: before!.granted + EXTRA, spent: before!.granted + EXTRA });
    expect(await areExtrasStopped(tx.sql)).toBe(true);
    expect(alerted).toHaveBeenCalledOnce();
  });
});
