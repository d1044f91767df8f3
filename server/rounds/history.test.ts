import { expect } from 'vitest';
import { cents } from '#rules/money.ts';
import { openDoorsIn, test } from '#tests/doors.ts';
import { openFrame } from '#tests/frame.ts';
import { runTasks } from '../jobs/run-tasks.ts';
import { exportsMade } from './make-export.ts';

const rich = { balances: { main: cents(10_000) } };
const bet = { stake: 100, chance: 4950, side: 'under' };

type Doors = Parameters<typeof openFrame>[0];

async function played(doors: Doors, player: { id: number }, rounds: number) {
  const frame = await openFrame(doors, { sysname: 'dice', player });
  const ids: string[] = [];
  for (let round = 0; round < rounds; round++) ids.push((await frame.start(bet)).result.round.id);
  return { frame, ids };
}

test('history tells what was played, the latest first, page by page (S7-R064)', async ({ doors, world }) => {
  const { frame, ids } = await played(doors, await world.player(rich), 5);
  const ask = async (fields = {}) => (await doors.ask('games.getHistory', fields, frame.visitor)).result;
  const first = await ask({ count: '2' });
  expect(first).toMatchObject({ count: 5, items: [{ id: ids[4] }, { id: ids[3] }] });
  expect(first.items[0]).toMatchObject({
    ...{ game: 'dice', name: 'Dice', state: 'over' },
    staked: { amount: 1, currency: 'USD' },
  });
  expect((await ask({ offset: '4' })).items.map(({ id }: { id: string }) => id)).toEqual([ids[0]]);
  expect(await ask({ game: 'mines' })).toEqual({ items: [], count: 0 });
  expect((await ask({ game: 'dice', from: '2000-01-01' })).count).toBe(5);
  expect((await ask({ to: '2000-01-01' })).count).toBe(0);
});

test('days that are none are refused, and a guest has no history', async ({ doors, world }) => {
  const visitor = await doors.signIn(await world.player());
  const { error } = await doors.ask('games.getHistory', { from: '2026-02-31' }, visitor);
  expect(error.invalid_parameters).toEqual({ from: ['date'] });
  expect((await doors.ask('games.getHistory')).status).toBe(401);
});

test('an export is made in the background, and opened by its player alone, until it expires (S7-R065, S7-R068)', async ({
  doors,
  world,
}) => {
  const { db, clock, metrics, config } = doors.product;
  const { frame, ids } = await played(doors, await world.player(rich), 3);
  const made = await doors.send('games.createhistoryexportrequest', { from: '2020-01-01' }, frame.visitor);
  expect(made.result).toEqual({ id: expect.any(String), status: 'pending' });
  const list = async () => (await doors.ask('games.gethistoryexportrequest', {}, frame.visitor)).result.items;
  expect(await list()).toMatchObject([{ id: made.result.id, status: 'pending' }]);

  const tasks = runTasks({ db, clock, metrics }, [exportsMade({ db, config })]);
  await tasks.settled();
  await tasks.close();
  const [ready] = await list();
  expect(ready).toMatchObject({ status: 'ready', rounds: 3, total: 3 });
  const file = await doors.get(ready.url, frame.visitor);
  expect(file.headers['content-type']).toBe('text/csv; charset=utf-8');
  const [header, ...lines] = file.body.trim().split('\r\n');
  expect(header).toBe('time,game,currency,staked,paid,state,round,free');
  expect(lines.map((line) => line.split(',').at(-2))).toEqual(ids.toReversed());

  const stranger = await doors.signIn(await world.player());
  for (const headers of [stranger, {}]) expect((await doors.get(ready.url, headers)).statusCode).toBe(404);
  await db.sql`update history_export set expires_at = ${clock.now()} where id = ${ready.id}`;
  expect((await doors.get(ready.url, frame.visitor)).statusCode).toBe(404);
});

test('no more than three exports of a player wait at once, and one key asks for one', async ({
  doors,
  world,
}) => {
  const visitor = await doors.signIn(await world.player());
  const ask = (key: string) =>
    doors.send('games.createhistoryexportrequest', {}, { ...visitor, 'idempotency-key': key });
  const [once, again] = [await ask('a'), await ask('a')];
  expect(again.result).toEqual(once.result);
  await ask('b');
  await ask('c');
  expect((await ask('d')).error.type).toBe('InvalidRequestException');
});

test('where files are not given, both calls make no sense', async ({ world }) => {
  const { product } = await openDoorsIn(world);
  const general = { ...product.content.cms<object>('general'), is_game_history_export_enabled: false };
  const cms = <T>(name: string) => (name === 'general' ? general : product.content.cms(name)) as T;
  await using doors = await openDoorsIn(world, { content: { cms } });
  const visitor = await doors.signIn(await world.player());
  const asked = await doors.ask('games.gethistoryexportrequest', {}, visitor);
  expect([asked.status, asked.error.type]).toEqual([400, 'InvalidRequestException']);
  expect((await doors.send('games.createhistoryexportrequest', {}, visitor)).status).toBe(400);
});

test('games.getRecent names the games played last, each once, and of nobody else', async ({
  doors,
  world,
}) => {
  const [player, other] = [await world.player(rich), await world.player(rich)];
  const { frame } = await played(doors, player, 2);
  await (await openFrame(doors, { sysname: 'mines', player })).start({ stake: 100, mines: 1 });
  await frame.start(bet);
  const recent = async (visitor: typeof frame.visitor) =>
    (await doors.ask('games.getRecent', {}, visitor)).result.sysnames;
  expect(await recent(frame.visitor)).toEqual(['dice', 'mines']);
  expect(await recent(await doors.signIn(other))).toEqual([]);
  expect((await doors.ask('games.getRecent')).status).toBe(401);
});
