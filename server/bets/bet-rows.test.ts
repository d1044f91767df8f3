// Bets and their legs as they are read again.
import { expect } from 'vitest';
import { cents } from '#rules/money.ts';
import { makeEvent } from '#tests/book.ts';
import { undone } from '#tests/undone.ts';
import { test } from '#tests/world.ts';
import { findBets, insertBets, insertLegs, type LegRow, type NewBet, withLegs } from './bet-rows.ts';

const NOW = new Date('2026-03-10T12:00:00Z');
const idOf = (letter: string) => letter.repeat(24);

const bet = (id: string, player: { id: number }, number: number): NewBet => ({
  ...{ id, player_id: player.id, number, kind: { type: 'accumulator' }, combos: [[0, 1, 2]] },
  ...{ currency: 'USD', unit_cents: cents(100 + number), staked_cents: cents(200), bonus_cents: cents(0) },
  ...{ bonus_id: null, freebet_id: null, odds_x1000: 8_000, potential_cents: cents(1_600) },
  ...{ boost_percent: 3, policy: 'better', status: 'open', paid_cents: cents(0), sold_cents: cents(0) },
  ...{ sold_stake_cents: cents(0), auto_at_cents: null, revision: 0, rules: 'x', refused: null },
  ...{ receipt: { text: `{"number":${number}}`, signature: 's', key: 'k' }, euro_rate: 0.9, created_at: NOW },
  ...{ decides_at: null, accepted_at: NOW, settled_at: null, day_cents: 1_000 + number },
});

const spec = { kind: 'three-way', tallies: ['ft'], params: {} } as unknown as LegRow['picks'][number]['spec'];

const leg = (of: NewBet, event: { id: number }, place: number): LegRow => ({
  ...{ bet_id: of.id, place, player_id: of.player_id, event_id: event.id },
  ...{ picks: [{ market: 'result', code: 'result', spec, outcome: '1' }], odds_x1000: 2_000 + place },
  ...{ base_odds_x1000: 1_900, chance: 0.25, is_banker: place === 1, is_live: place === 2 },
  ...{ score: place === 2 ? { home: 1, away: 0 } : null, decisive: place, event_version: 7 },
  ...{ owed_cents: cents(30), at_stake_cents: cents(20), boost_staked_cents: cents(2) },
  ...{ boost_cost_cents: cents(1), result: null, result_revision: 0 },
});

test('bets are read as they were stored, in the order of their ids, each with its own legs in their places', async ({
  world,
}) => {
  const [one, two] = [await world.player(), await world.player()];
  const event = await makeEvent(world.db.sql);
  const [a, b, c] = [bet(idOf('a'), one, 1), bet(idOf('b'), two, 1), bet(idOf('c'), one, 2)];
  const legsOf = (of: NewBet) => [0, 1, 2].map((place) => leg(of, event, place));
  const stored = ({ day_cents: _, ...row }: NewBet) => ({ ...row, legs: legsOf(row as NewBet) });
  await undone(world.db, async (tx) => {
    await insertBets(tx, [c, a, b]);
    await insertLegs(tx, [...legsOf(c), ...legsOf(b), ...legsOf(a)].toReversed());
    const found = (players: readonly { id: number }[], bets: readonly NewBet[]) =>
      findBets(
        tx.sql,
        players.map(({ id }) => id),
        bets.map(({ id }) => id),
      );
    expect(await found([one, two], [c, b, a])).toEqual([stored(a), stored(b), stored(c)]);
    expect(await found([one], [a, b])).toEqual([stored(a)]);
    expect(await found([one], [b])).toEqual([]);
    expect(await tx.sql`select id, day_cents from bet order by id`).toEqual([
      ...[a, b, c].map(({ id, day_cents }) => ({ id, day_cents })),
    ]);
    const { legs: _, ...row } = stored(c);
    expect(await withLegs(tx.sql, [one.id], [row])).toEqual([stored(c)]);
    expect(await withLegs(tx.sql, [two.id], [row])).toEqual([{ ...row, legs: [] }]);
  });
});
