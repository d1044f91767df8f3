// Counting runs: once and each by itself, who wins and what the operator pays of it, and which facts are waited for.
import { expect, vi } from 'vitest';
import { cents } from '#rules/money.ts';
import { budgetNow } from '#tests/budgets.ts';
import { sharing } from '#tests/sharing.ts';
import { openTournaments, plain } from '#tests/tournaments.ts';
import { readChannel } from '../channels/channels.ts';
import { recordFacts } from '../facts/facts.ts';
import { log } from '../plumbing/log.ts';
import { calculateRun } from './calculate-run.ts';
import { findRun } from './runs.ts';

const NOON = '2026-03-01T12:00:00Z';
const END = '2026-03-02T00:00:00Z';
const COUNTED = '2026-03-02T00:30:00Z';
const cash = (sum: number) => ({ kind: 'cash', cents: sum }) as const;

const definitions = [
  {
    ...{ ...plain, sysname: 'main', min_points: 30 },
    prizes: [
      { from: 1, to: 1, reward: cash(7_000) },
      { from: 2, to: 3, reward: cash(1_500) },
      { from: 4, to: 4, reward: { kind: 'coins', coins: 10 } as const },
    ],
  },
  { ...plain, sysname: 'beside', entry_fee_cents: 300 },
  {
    ...{ ...plain, sysname: 'fees', entry_fee_cents: 150, promised_cents: 0 },
    prizes: [{ from: 1, to: 1, reward: cash(200) }],
  },
  { ...plain, sysname: 'empty', promised_cents: 0, prizes: [{ from: 1, to: 1, share: 10_000 }] },
];

/** One house for all tests of this file; each counts a run of its own. */
const test = sharing(async () => {
  const house = await openTournaments(definitions);
  const { db } = house;
  return Object.assign(house, {
    async enter(id: number, points: readonly number[]) {
      const players = [];
      for (const some of points) {
        const player = await house.player({ currency: 'EUR', balances: { main: cents(1_000) } });
        players.push(player);
        await house.join(player, id);
        await house.play({ player, paid: some * 10 });
        house.later(1);
      }
      await house.readAll();
      return players;
    },
    async end(...ids: number[]) {
      await db.sql`update tournament_run set state = 'FINISHED' where id = any(${ids}::bigint[])`;
      house.at(COUNTED);
    },
    calculate: async (id: number) => calculateRun(house.tools, (await findRun(db.sql, id))!),
    stateOf: async (id: number) => (await house.runs()).find((run) => run.id === id)!.state,
    prizesOf: (id: number) =>
      db.sql`
        select player_id, rank, prize, currency, cash_cents from tournament_prize where run_id = ${id} order by rank`,
    poolOf: (id: number) =>
      db.sql`
        select currency, sum(cents)::int as cents from ledger_side where path = ${`house:pool-tournament-${id}`}
        group by currency having sum(cents) <> 0`,
    /** Of all runs of the tournament that are open, and one cent that looking at it costs. */
    spentOf: async (name: string) => (await budgetNow(house.product, { kind: 'tournament', name })).spent,
  });
});

test('a run is counted once and alone: places with enough points win, and what was not won goes back', async ({
  house,
}) => {
  house.at(NOON);
  const [id, beside] = [await house.run('main'), await house.run('beside')];
  const spent = await house.spentOf('main');
  const [first, second, last] = await house.enter(id, [50, 30, 29]);
  const [guest] = await house.enter(beside, [90]);
  await house.end(id, beside);
  // Another consumer of facts is behind: no place depends on it.
  await house.db.sql`insert into fact_reader (name, transaction, id) values ('another', '0', 0)`;
  expect(await house.calculate(id)).toBe(true);
  expect([await house.stateOf(id), await house.stateOf(beside)]).toEqual(['CALCULATED', 'FINISHED']);
  const prizes = [
    { player_id: first!.id, rank: 1, prize: cash(7_000), currency: 'EUR', cash_cents: 7_000 },
    { player_id: second!.id, rank: 2, prize: cash(1_500), currency: 'EUR', cash_cents: 1_500 },
  ];
  expect(await house.prizesOf(id), `${last!.id} has a point too few`).toEqual(prizes);
  expect(await house.poolOf(id)).toEqual([{ currency: 'EUR', cents: 8_500 }]);
  expect(spent - (await house.spentOf('main'))).toBe(10_000 - 8_500);
  const { data } = await readChannel(house.db.sql, 'tournaments.boards');
  expect(data[id]).toMatchObject({ state: 'CALCULATED' });
  expect(await house.calculate(id)).toBe(false);
  expect(await house.prizesOf(id)).toEqual(prizes);
  expect(await house.calculate(beside)).toBe(true);
  expect(await house.prizesOf(beside)).toMatchObject([{ player_id: guest!.id, cash_cents: 7_000 }]);
});

test('fees pay prizes before the operator does', async ({ house }) => {
  house.at(NOON);
  const id = await house.run('fees');
  const spent = await house.spentOf('fees');
  await house.enter(id, [50, 40, 30]);
  await house.end(id);
  expect(await house.calculate(id)).toBe(true);
  // Three times 1.50 were paid in, and 2 are won: all that the operator had set aside goes back.
  expect(spent - (await house.spentOf('fees'))).toBe(200);
  expect(await house.poolOf(id)).toEqual([{ currency: 'EUR', cents: 200 }]);
});

test('a prize that is no cash is no cost of the run, and without a promise, fees and winners there is nothing to book', async ({
  house,
}) => {
  house.at(NOON);
  house.define([...definitions, { ...definitions[0]!, sysname: 'coins', min_points: 1 }]);
  await house.advance();
  const [id, empty] = [await house.run('coins'), await house.run('empty')];
  const spent = await house.spentOf('coins');
  await house.enter(id, [50, 40, 30, 20]);
  await house.end(id, empty);
  expect(await house.calculate(id)).toBe(true);
  expect(await house.prizesOf(id)).toMatchObject([
    ...[{ cash_cents: 7_000 }, { cash_cents: 1_500 }, { cash_cents: 1_500 }],
    { rank: 4, prize: { kind: 'coins', coins: 10 }, cash_cents: 0 },
  ]);
  expect(spent - (await house.spentOf('coins'))).toBe(0);
  expect(await house.calculate(empty)).toBe(true);
  expect(await house.prizesOf(empty)).toEqual([]);
  expect(await house.db.sql`select from ledger_entry where key = ${`tournament:${empty}:counted`}`).toEqual(
    [],
  );
});

test('a run waits while its reader has not passed all facts from before its end, and for no others', async ({
  house,
}) => {
  house.at(NOON);
  house.define([...definitions, { ...plain, sysname: 'waits' }]);
  await house.advance();
  const id = await house.run('waits');
  await house.readAll();
  await house.end(id);
  using warned = vi.spyOn(log, 'warn').mockReturnValue();
  const happened = (at: Date) =>
    house.db.atomically((tx) =>
      recordFacts(tx, [{ name: 'player.signed_in', playerId: null, at, data: { way: 'password' } }]),
    );
  await happened(new Date(new Date(END).getTime() - 1));
  expect(await house.calculate(id)).toBe(false);
  expect(await house.stateOf(id)).toBe('FINISHED');
  expect(warned).toHaveBeenCalledExactlyOnceWith(expect.any(String), { run: id, facts: 1 });
  await house.readAll();
  await happened(new Date(END));
  expect(await house.calculate(id)).toBe(true);
  expect(warned).toHaveBeenCalledTimes(1);
});

test('where nothing was ever read of tournaments, nothing is waited for', async ({ house }) => {
  house.at(NOON);
  house.define([...definitions, { ...plain, sysname: 'unread' }]);
  await house.advance();
  const id = await house.run('unread');
  await house.end(id);
  await house.db.sql`delete from fact_reader where name = 'tournaments'`;
  expect(await house.calculate(id)).toBe(true);
});
