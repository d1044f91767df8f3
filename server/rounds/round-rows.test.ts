// Which rounds are found for a player's game: their own, of this game, and no seats at shared tables.
import { expect } from 'vitest';
import { cents } from '#rules/money.ts';
import { untilFlight } from '#tests/flights.ts';
import { openFrame } from '#tests/frame.ts';
import { sharing } from '#tests/sharing.ts';
import { openTableHouse } from '#tests/table-house.ts';
import { undone } from '#tests/undone.ts';
import { within } from '#tests/within.ts';
import { findOtherOutcomes } from './replayed-outcomes.ts';
import { findOpenRound, findRound, listLastRounds } from './round-rows.ts';

const GAME = 'rocket-run';
const rich = { balances: { main: cents(10_000) } };
const few = { stake: 100, mines: 1 };
const dice = { stake: 100, chance: 4950, side: 'under' };

const test = sharing(() => openTableHouse(GAME));

test('a round is found open for its player and its game alone, and a decision changes no other', async ({
  house,
}) => {
  const { sql } = house;
  const [player, other] = [await house.player(rich), await house.player(rich)];
  const start = async (of: typeof player, sysname: string, bet: object) =>
    (await (await openFrame(house, { sysname, player: of })).start({ ...bet })).result.round.id as string;
  await start(other, 'mines', few);
  const [played, tower] = [
    await start(player, 'dice', dice),
    await start(player, 'tower', { stake: 100, level: 'gentle' }),
  ];
  const mines = await start(player, 'mines', few);
  const found = async (game: string) => (await findOpenRound(sql, player.id, game))?.id;
  expect([await found('mines'), await found('tower'), await found('dice')]).toEqual([
    mines,
    tower,
    undefined,
  ]);
  expect((await findRound(sql, player.id, played))?.id).toBe(played);
  expect(await findRound(sql, other.id, played)).toBeUndefined();
  const rows = () => sql`select * from round where id <> ${mines} order by id`;
  const before = await rows();
  const frame = await openFrame(house, { sysname: 'mines', player });
  expect((await frame.decide({ id: mines, decisions: 0 }, { name: 'open', at: 7 })).status).toBe(200);
  expect(await rows()).toEqual(before);
});

test('the last rounds of a game are listed, the newest first, without those of others', async ({ house }) => {
  const [player, other] = [await house.player(rich), await house.player(rich)];
  const ids: string[] = [];
  const frame = await openFrame(house, { sysname: 'dice', player });
  for (let round = 0; round < 4; round++) ids.push((await frame.start(dice)).result.round.id);
  await (await openFrame(house, { sysname: 'mines', player })).start(few);
  await (await openFrame(house, { sysname: 'dice', player: other })).start(dice);
  const listed = async (count: number) =>
    (await listLastRounds(house.sql, player.id, 'dice', count)).map(({ id }) => id);
  expect(await listed(20)).toEqual(ids.toReversed());
  expect(await listed(2)).toEqual(ids.slice(2).toReversed());
});

test('a seat is no round that is decided or left open; it is listed and played again once its seed is known', async ({
  house,
}) => {
  const flight = await untilFlight(house, 200, 999);
  const one = await house.sit(rich);
  const { id } = (await one.place({ stake: 100, targetX100: 150 })).result.round;
  const { sql } = house;
  const { id: playerId } = one.player;
  const listed = async () => (await listLastRounds(sql, playerId, GAME, 20)).map((row) => row.id);
  expect(await findRound(sql, playerId, id)).toBeUndefined();
  expect(await findOpenRound(sql, playerId, GAME)).toBeUndefined();
  expect(await listed()).toEqual([]);
  await house.until('over');
  const { db, vault } = house.product;
  const faults = (change: string) =>
    undone(db, async (tx) => {
      await tx.sql`set local session_replication_role = replica`;
      if (change === 'paid') await tx.sql`update round set paid_cents = paid_cents + 1 where id = ${id}`;
      return (await findOtherOutcomes(within(db, tx).db, { vault, since: null })).map(
        ({ subject }) => subject,
      );
    });
  expect(await faults('none'), 'its flight is over, and it is not settled yet').toEqual([]);
  await house.end();
  expect(await faults('none')).toEqual([]);
  expect(await faults('paid')).toEqual([id]);
  expect(await listed()).toEqual([id]);
  expect(flight.bust).toBeGreaterThanOrEqual(200);
});
