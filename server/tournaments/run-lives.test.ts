// A run from its end on: counted after half an hour, paid once, or cancelled with every fee given back.
import { expect, test, vi } from 'vitest';
import { cents } from '#rules/money.ts';
import { factsReadable } from '#tests/facts.ts';
import { mortalDb } from '#tests/mortal-db.ts';
import { openTournaments, plain } from '#tests/tournaments.ts';
import { readSome } from '../facts/read-facts.ts';
import { balanceOf } from '../ledger/purse.ts';
import { log } from '../plumbing/log.ts';
import { advanceRuns } from './advance-runs.ts';
import { calculateRun } from './calculate-run.ts';
import { findRun } from './runs.ts';
import { tournamentReader } from './score-reader.ts';

const END = '2026-03-02T00:00:00Z';
const COUNTED = '2026-03-02T00:30:00Z';

type House = Awaited<ReturnType<typeof openTournaments>>;

const stateOf = async (house: House, id: number) => (await house.runs()).find((run) => run.id === id)!.state;
const mainOf = (house: House, player: { id: number }) => balanceOf(house.db.sql, player.id, 'main');

async function poolOf({ db }: House, id: number) {
  const rows = await db.sql<{ currency: string; cents: number }>`
    select currency, sum(cents)::bigint as cents from ledger_side
    where path = ${`house:pool-tournament-${id}`} group by currency having sum(cents) <> 0 order by 1`;
  return Object.fromEntries(rows.map(({ currency, cents: sum }) => [currency, sum]));
}

test('prizes are paid once, in each winner’s own currency, and the rest of the pool goes back', async () => {
  const shares = [
    { from: 1, to: 1, share: 5_000 },
    { from: 2, to: 2, share: 3_000 },
  ];
  await using house = await openTournaments([
    { ...plain, entry_fee_cents: 500, promised_cents: 1_000, prizes: shares },
  ]);
  const id = await house.run();
  const balances = { main: cents(10_000) };
  const [anna, eve, tom] = [
    await house.player({ currency: 'EUR', balances }),
    await house.player({ currency: 'USD', balances }),
    await house.player({ currency: 'BRL', balances }),
  ];
  for (const player of [anna, eve, tom]) expect((await house.join(player, id)).status).toBe(200);
  expect(await poolOf(house, id)).toEqual({ BRL: 3_000, EUR: 1_500, USD: 540 });
  house.later(1);
  await house.play({ player: anna, paid: 300 }, { player: eve, paid: 500, currency: 'USD' });
  await house.readAll();
  house.at(END);
  await house.advance();
  expect(await stateOf(house, id)).toBe('FINISHED');
  house.at('2026-03-02T00:29:00Z');
  await house.advance();
  expect(await stateOf(house, id), 'corrections are waited for').toBe('FINISHED');

  house.at(COUNTED);
  await calculateRun(house.tools, (await findRun(house.db.sql, id))!);
  expect(await stateOf(house, id)).toBe('CALCULATED');
  // Three have paid 5 and the house 10: 25 in all. Half of it is 12.50 euro, or 13.50 dollars.
  expect(await poolOf(house, id)).toEqual({ EUR: 750, USD: 1_350 });
  await Promise.all([house.advance(), house.advance(), house.advance()]);
  await house.advance();
  expect(await stateOf(house, id)).toBe('PAID');
  expect(await poolOf(house, id)).toEqual({});
  expect(await Promise.all([anna, eve, tom].map((player) => mainOf(house, player)))).toEqual([
    ...[10_000 - 500 + 750, 10_000 - 540 + 1_350, 10_000 - 3_000],
  ]);
  const { result } = await house.ask('tournaments.get', { ids: String(id), fields: 'winners' });
  expect(result.items[0].winners).toMatchObject([
    { rank: 1, points: 50, prize: { kind: 'cash', cents: 1_250 } },
    { rank: 2, points: 30, prize: { kind: 'cash', cents: 750 } },
  ]);
});

test('a round that ends in time counts although it is read late, and after the count nothing does', async () => {
  await using house = await openTournaments();
  const id = await house.run();
  const anna = await house.player({ currency: 'EUR' });
  await house.join(anna, id);
  house.at('2026-03-01T23:59:00Z');
  await house.play({ player: anna, paid: 300 });
  house.at('2026-03-02T00:05:00Z');
  await house.play({ player: anna, paid: 400, ago: 10 });
  await house.play({ player: anna, paid: 900 });
  house.at(COUNTED);
  // Nobody has read these yet, so the count waits.
  await house.db.sql`
    insert into fact_reader (name, transaction, id) values ('tournaments', '0', 0) on conflict do nothing`;
  await house.advance();
  await house.advance();
  expect(await stateOf(house, id)).toBe('FINISHED');
  await house.readAll();
  expect(await house.pointsOf(id, anna)).toBe(70);
  await house.advance();
  expect(await stateOf(house, id)).toBe('PAID');
  await house.correct({ player: anna, paid: 300, round: 'late' }, { staked: 100, paid: 9_000 });
  await house.readAll();
  expect(await house.pointsOf(id, anna)).toBe(70);
});

test('who may not be given anything wins nothing, and nobody moves up', async () => {
  await using house = await openTournaments();
  const id = await house.run();
  const [anna, eve] = [await house.player({ currency: 'EUR' }), await house.player({ currency: 'EUR' })];
  for (const player of [anna, eve]) await house.join(player, id);
  house.later(1);
  await house.play({ player: anna, paid: 900 }, { player: eve, paid: 500 });
  await house.readAll();
  await house.db.sql`update player set status = 'banned' where id = ${anna.id}`;
  house.at(COUNTED);
  for (const _ of [1, 2, 3]) await house.advance();
  expect(await stateOf(house, id)).toBe('PAID');
  expect([await mainOf(house, anna), await mainOf(house, eve)]).toEqual([0, 1_500]);
});

test('a prize that cannot be given yet waits, and holds up no other', async () => {
  const cry = vi.spyOn(log, 'bug').mockReturnValue(undefined);
  const unknown = { kind: 'bonus', template: 'of-no-release', cents: 100 } as const;
  const spins = { kind: 'freespins', game: 'triple-sevens', rounds: 5, wins_to: 'main' } as const;
  await using house = await openTournaments([
    {
      ...plain,
      prizes: [
        { from: 1, to: 1, reward: unknown },
        { from: 2, to: 2, reward: { ...spins, stake_cents: 100, days: 7 } },
        { from: 3, to: 3, reward: { kind: 'cash', cents: 100 } },
      ],
    },
  ]);
  const id = await house.run();
  const players = [];
  for (const paid of [900, 500, 300]) {
    const player = await house.player({ currency: 'EUR' });
    players.push(player);
    await house.join(player, id);
    await house.play({ player, paid });
  }
  await house.readAll();
  house.at(COUNTED);
  for (const _ of [1, 2, 3]) await house.advance();
  expect(await mainOf(house, players[2]!)).toBe(100);
  const { result } = await house.ask('freespins.get', {}, await house.signIn(players[1]!));
  expect(result.items).toMatchObject([{ total_count: 5 }]);
  expect(await stateOf(house, id)).toBe('CALCULATED');
  expect(cry).toHaveBeenCalledWith(expect.any(Error), { run: id, player: players[0]!.id });
  cry.mockRestore();
});

test('a cancelled run gives every fee back once, and takes nobody in any more', async () => {
  const paid = { ...plain, entry_fee_cents: 500 };
  await using house = await openTournaments([paid]);
  const id = await house.run();
  const anna = await house.player({ balances: { main: cents(10_000) }, currency: 'USD' });
  await house.join(anna, id);
  expect(await mainOf(house, anna)).toBe(9_460);
  house.define([{ ...paid, status: 'cancelled' }]);
  await Promise.all([house.advance(), house.advance()]);
  await house.advance();
  expect(await stateOf(house, id)).toBe('CANCELLED');
  expect(await mainOf(house, anna)).toBe(10_000);
  expect(await poolOf(house, id)).toEqual({});
  expect((await house.join(await house.player(), id)).error.type).toBe('TournamentClosedException');
});

test('whoever plays in another currency by then gets their fee back in that one', async () => {
  const paid = { ...plain, entry_fee_cents: 500 };
  await using house = await openTournaments([paid]);
  const id = await house.run();
  const anna = await house.player({ balances: { main: cents(540) }, currency: 'USD' });
  await house.join(anna, id);
  await house.db.sql`update player set currency = 'EUR' where id = ${anna.id}`;
  house.define([{ ...paid, status: 'cancelled' }]);
  await house.advance();
  await house.advance();
  expect(await mainOf(house, anna)).toBe(500);
  expect(await poolOf(house, id)).toEqual({});
});

test('a reader that dies in the middle counts every round once', async () => {
  await using house = await openTournaments();
  const id = await house.run();
  const anna = await house.player({ currency: 'EUR' });
  await house.join(anna, id);
  for (let round = 0; round < 6; round += 1) {
    house.later(1);
    await house.play({ player: anna, paid: 100 * (round + 1), round: `round-${round}` });
  }
  for (let dies = 1; dies < 12; dies += 1) {
    await factsReadable(house.db);
    await readSome(mortalDb(house.db, dies), tournamentReader({ ...house.tools }), 2).catch(() => undefined);
  }
  await house.readAll();
  expect(await house.pointsOf(id, anna)).toBe(60 + 50 + 40);
  const [kept] = await house.db.sql<{ rounds: number }>`
    select rounds from tournament_player where run_id = ${id} and player_id = ${anna.id}`;
  expect(kept).toEqual({ rounds: 6 });
});

test('two servers that look at the same minute open each run once', async () => {
  await using house = await openTournaments([]);
  house.define([plain, { ...plain, sysname: 'other' }]);
  await Promise.all(Array.from({ length: 5 }, () => advanceRuns(house.tools)));
  expect((await house.runs()).map(({ tournament }) => tournament).toSorted()).toEqual([
    ...['cup', 'cup', 'other', 'other'],
  ]);
});
