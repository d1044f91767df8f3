// The lists of a player's bets, and the sums of their week.
import { expect } from 'vitest';
import type { BetStatus } from '#contract/betting/bet.ts';
import { cents } from '#rules/money.ts';
import { makeEvent } from '#tests/book.ts';
import { undone } from '#tests/undone.ts';
import { test } from '#tests/world.ts';
import type { Player } from '../calls/context.ts';
import type { Tx } from '../database/db.ts';
import { house } from '../ledger/accounts.ts';
import { record } from '../ledger/record.ts';
import { settledKey } from './bet-entries.ts';
import { insertBets, insertLegs, type NewBet } from './bet-rows.ts';
import { listBets, listOpenBets, summaryOf } from './history.ts';

const NOW = new Date('2026-03-10T12:00:00Z');
const WEEK_MS = 7 * 86_400_000;
const weekAgo = (ms: number) => new Date(NOW.getTime() - WEEK_MS + ms);

let made = 0;

/** A bet of 10.00 that waits to be settled; a paid one is stored as it was settled. */
async function addBet(tx: Tx, player: Player, wish: Partial<NewBet> = {}): Promise<string> {
  made += 1;
  const id = `history${String(made).padStart(17, '0')}`;
  const bet = {
    ...{ id, player_id: player.id, number: made, kind: { type: 'single' }, combos: [[0]] },
    ...{ currency: player.currency, unit_cents: 1_000, staked_cents: 1_000, bonus_cents: 0, bonus_id: null },
    ...{ freebet_id: null, odds_x1000: 2_000, potential_cents: 2_000, boost_percent: 0, policy: 'none' },
    ...{ status: 'open', rules: 'x', receipt: null, euro_rate: 1, created_at: NOW, decides_at: null },
    ...{ accepted_at: NOW, day_cents: 0, paid_cents: 0, sold_cents: 0, revision: 0, ...wish },
  } as unknown as NewBet;
  await insertBets(tx, [bet]);
  await tx.sql`
    update bet set paid_cents = ${bet.paid_cents}, sold_cents = ${bet.sold_cents}, revision = ${bet.revision}
    where id = ${id}`;
  return id;
}

const statuses: readonly BetStatus[] = [
  ...(['delayed', 'open', 'refused'] as const),
  ...(['won', 'lost', 'returned', 'partial', 'cashed_out', 'cancelled'] as const),
];

test('open and settled bets are listed apart, the latest first, and those of no other player', async ({
  world,
}) => {
  const [player, other] = [await world.player(), await world.player()];
  await undone(world.db, async (tx) => {
    for (const status of statuses) await addBet(tx, player, { status });
    await addBet(tx, other);
    const listed = async (filter: Parameters<typeof listBets>[2], span = { offset: 0, count: 100 }) => {
      const { bets, count } = await listBets(tx.sql, player.id, filter, span);
      return { statuses: bets.map(({ status }) => status), count };
    };
    const settled = statuses.slice(3).toReversed();
    expect(await listed({})).toEqual({ statuses: statuses.toReversed(), count: 9 });
    expect(await listed({ view: 'open' })).toEqual({ statuses: ['open', 'delayed'], count: 2 });
    expect(await listed({ view: 'settled' })).toEqual({ statuses: settled, count: 6 });
    for (const status of statuses)
      expect(await listed({ status }), status).toEqual({ statuses: [status], count: 1 });
    expect(await listed({ view: 'settled', status: 'open' })).toEqual({ statuses: [], count: 0 });
    expect(await listed({ view: 'open', status: 'open' })).toEqual({ statuses: ['open'], count: 1 });
    expect(await listed({}, { offset: 1, count: 2 }), 'a page of them, and how many there are').toEqual({
      ...{ statuses: ['cashed_out', 'partial'], count: 9 },
    });
    expect((await listOpenBets(tx.sql, player.id)).map(({ status }) => status)).toEqual(['open']);
  });
});

test('a listed bet has its legs', async ({ world }) => {
  const player = await world.player();
  const event = await makeEvent(world.db.sql);
  await undone(world.db, async (tx) => {
    const id = await addBet(tx, player);
    await insertLegs(tx, [
      {
        ...{ bet_id: id, place: 0, player_id: player.id, event_id: event.id, picks: [], odds_x1000: 2_000 },
        ...{
          base_odds_x1000: 2_000,
          chance: 0.5,
          is_banker: false,
          is_live: false,
          score: null,
          decisive: 0,
        },
        ...{ event_version: 1, owed_cents: cents(0), at_stake_cents: cents(0), result: null },
        ...{ boost_staked_cents: cents(0), boost_cost_cents: cents(0), result_revision: 0 },
      },
    ]);
    const { bets } = await listBets(tx.sql, player.id, {}, { offset: 0, count: 10 });
    for (const [bet] of [bets, await listOpenBets(tx.sql, player.id)])
      expect(bet!.legs).toMatchObject([{ bet_id: id, event_id: event.id }]);
  });
});

test('bets are listed by the days on which they were placed, whole days of the player', async ({ world }) => {
  const player = await world.player();
  await undone(world.db, async (tx) => {
    const ids: string[] = [];
    for (const at of ['09T23:59:59.999Z', '10T00:00:00Z', '10T23:59:59.999Z', '11T00:00:00Z'])
      ids.push(await addBet(tx, player, { created_at: new Date(`2026-03-${at}`) }));
    const listed = async (filter: object) => {
      const { bets, count } = await listBets(tx.sql, player.id, filter, { offset: 0, count: 100 });
      expect(count).toBe(bets.length);
      return bets.map(({ id }) => ids.indexOf(id)).toReversed();
    };
    expect(await listed({ from: '2026-03-10' })).toEqual([1, 2, 3]);
    expect(await listed({ to: '2026-03-10' })).toEqual([0, 1, 2]);
    expect(await listed({ from: '2026-03-10', to: '2026-03-10' })).toEqual([1, 2]);
    expect(await listed({ from: '2026-03-10', zone: 'Europe/Riga' })).toEqual([0, 1, 2, 3]);
  });
});

test('of very many open bets the two hundred latest are offered for sale', async ({ world }) => {
  const player = await world.player();
  await undone(world.db, async (tx) => {
    for (let at = 0; at <= 200; at += 1) await addBet(tx, player);
    const open = await listOpenBets(tx.sql, player.id);
    expect(open).toHaveLength(200);
    expect(open[0]!.number - open.at(-1)!.number).toBe(199);
    expect(open[0]!.number).toBe(made);
  });
});

/** The part of a payment that a bonus staked, once it has ended. */
const withhold = (tx: Tx, id: string, { currency, id: player }: Player, amount: number, revision = 1) =>
  record(tx, {
    ...{ key: settledKey({ id, revision }), reason: 'bet.settled', player },
    moves: [{ from: house('sports'), to: house('bonuses'), amount: cents(amount), currency }],
  });

test('the week sums what was staked and received, and counts what is open', async ({ world }) => {
  const [player, other] = [await world.player(), await world.player({ currency: 'EUR' })];
  await undone(world.db, async (tx) => {
    await tx.sql`
      insert into freebet (player_id, value_cents, currency, odds_min_x1000, granted_at, expires_at, key, source)
      values (${player.id}, 500, 'USD', 1000, ${NOW}, ${NOW}, 'week', 'x')`;
    const [freebet] = await tx.sql<{ id: number }>`select id from freebet where key = 'week'`;
    await addBet(tx, player, { created_at: weekAgo(1) });
    await addBet(tx, player, { staked_cents: cents(300), status: 'delayed' });
    await addBet(tx, player, { staked_cents: cents(20), status: 'won', paid_cents: cents(70) });
    await addBet(tx, player, { staked_cents: cents(4), status: 'cashed_out', sold_cents: cents(3) });
    await addBet(tx, player, {
      ...{ staked_cents: cents(500), freebet_id: freebet!.id, status: 'won', paid_cents: cents(900) },
    });
    await addBet(tx, player, { staked_cents: cents(70_000), status: 'refused' });
    await addBet(tx, player, { staked_cents: cents(80_000), created_at: weekAgo(0) });
    await addBet(tx, player, { staked_cents: cents(90_000), currency: 'EUR' });
    await addBet(tx, other, { staked_cents: cents(60_000) });
    expect(await summaryOf(tx.sql, player.id, NOW)).toEqual({
      ...{ staked: 1_324, paid: 973, open: 2, since: '2026-03-03' },
    });
    expect(await summaryOf(tx.sql, other.id, NOW)).toMatchObject({ staked: 60_000, paid: 0, open: 1 });
  });
});

test('what was withheld counts as not received: of this week, in the currency of the player', async ({
  world,
}) => {
  const [player, other] = [await world.player(), await world.player({ currency: 'EUR' })];
  await undone(world.db, async (tx) => {
    const paid = { status: 'won', bonus_cents: cents(400), paid_cents: cents(2_000), revision: 1 } as const;
    const counted = await addBet(tx, player, { ...paid, created_at: weekAgo(1) });
    const old = await addBet(tx, player, { ...paid, created_at: weekAgo(0) });
    const foreign = await addBet(tx, player, { ...paid, currency: 'EUR' });
    const sold = await addBet(tx, player, {
      ...{ ...paid, status: 'cashed_out', paid_cents: cents(0), sold_cents: cents(700) },
    });
    const [first, second, third, fourth] = [800, 30_000, 40_000, 50];
    await withhold(tx, counted, player, first!);
    await withhold(tx, old, player, second!);
    await withhold(tx, foreign, { ...player, currency: 'EUR' }, third!);
    await withhold(tx, sold, player, fourth!);
    expect(await summaryOf(tx.sql, player.id, NOW)).toMatchObject({ paid: 2_700 - 850 });
    expect(await summaryOf(tx.sql, other.id, NOW)).toMatchObject({ paid: 0 });
  });
});
