// How often anyone may ask (decision D14), at the doors of two servers that share one database.
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { openDoorsOn } from '#tests/doors.ts';
import { createWorld } from '#tests/world.ts';
import { openPostgresBus } from '../live/postgres.ts';

const password = 'ferro-deals-7';
const wrong = 'ferro-deals-8';
const env = { LIMIT_FACTOR: '1', PROXIES: '1' };

async function openTwo() {
  await using undo = new AsyncDisposableStack();
  const world = undo.use(await createWorld());
  const a = undo.use(await openDoorsOn(world.url, openPostgresBus, { env }));
  const b = undo.use(await openDoorsOn(world.url, openPostgresBus, { env }));
  const parts = undo.move();
  return { world, a, b, [Symbol.asyncDispose]: () => parts.disposeAsync() };
}

type Two = Awaited<ReturnType<typeof openTwo>>;

/** From an address of its own each time, as the proxy in front would report it. */
const from = (address: string) => ({ 'x-forwarded-for': address });
let next = 1;
const elsewhere = () => from(`10.0.${Math.floor(next / 250)}.${(next++ % 250) + 1}`);

const someone = async (two: Two) => {
  const login = `${randomUUID()}@example.com`;
  return { login, ...(await two.world.player({ login, password })) };
};

/** Asked of both servers by turns. */
const byTurns = ({ a, b }: Two, at: number) => (at % 2 === 0 ? a : b);

test('ten guesses at one login from one address, over both servers, and no eleventh', async () => {
  await using two = await openTwo();
  const { login } = await someone(two);
  const here = elsewhere();
  const statuses: number[] = [];
  for (let at = 0; at < 12; at += 1)
    statuses.push((await byTurns(two, at).send('auth.login', { login, password: wrong }, here)).status);
  expect(statuses).toEqual([...Array(10).fill(401), 429, 429]);

  const { error } = await two.a.send('auth.login', { login, password }, here);
  expect(error.error_data.retry_after).toBeGreaterThan(0);
  expect(error.error_data.retry_after).toBeLessThanOrEqual(300);
});

test('guesses made at the same moment are all counted', async () => {
  await using two = await openTwo();
  const { login } = await someone(two);
  const here = elsewhere();
  const answers = await Promise.all(
    Array.from({ length: 16 }, (_, at) =>
      byTurns(two, at).send('auth.login', { login, password: wrong }, here),
    ),
  );
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
});

test('a header of the visitor’s own making does not reset the count', async () => {
  await using world = await createWorld();
  await using alone = await openDoorsOn(world.url, openPostgresBus, { env: { LIMIT_FACTOR: '1' } });
  const login = `${randomUUID()}@example.com`;
  await world.player({ login, password });
  const statuses = new Set<number>();
  for (let at = 0; at < 11; at += 1) {
    const spoofed = { ...elsewhere(), 'x-real-ip': `10.9.9.${at}`, forwarded: `for=10.9.9.${at}` };
    statuses.add((await alone.send('auth.login', { login, password: wrong }, spoofed)).status);
  }
  expect([...statuses]).toEqual([401, 429]);
});

test('one login guessed at from many addresses is guarded too, and its owner still gets in', async () => {
  await using two = await openTwo();
  const { login, id } = await someone(two);
  const owned = await two.a.send('auth.login', { login, password }, elsewhere());
  expect(owned.result.uid).toBe(id);

  const statuses: number[] = [];
  for (let at = 0; at < 14; at += 1)
    statuses.push(
      (await byTurns(two, at).send('auth.login', { login, password: wrong }, elsewhere())).status,
    );
  expect(statuses.filter((status) => status === 401)).toHaveLength(10);

  const stranger = await two.b.send('auth.login', { login, password }, elsewhere());
  expect(stranger.status).toBe(429);
  const known = /known=[^;]+/.exec(owned.cookie)![0];
  const owner = await two.b.send('auth.login', { login, password }, { ...elsewhere(), cookie: known });
  expect(owner.result.uid).toBe(id);
});

test('a mark of one’s own account opens no more guesses at another’s, nor does a forged one', async () => {
  await using two = await openTwo();
  const [anna, mallory] = [await someone(two), await someone(two)];
  const { cookie } = await two.a.send('auth.login', { login: mallory.login, password }, elsewhere());
  const marks = [
    /known=[^;]+/.exec(cookie)![0],
    `known=${Buffer.from(String(anna.id)).toString('base64url')}.AAAA`,
  ];
  let judged = 0;
  for (let at = 0; at < 24; at += 1) {
    const headers = { ...elsewhere(), cookie: marks[at % 2]! };
    const { status } = await two.a.send('auth.login', { login: anna.login, password: wrong }, headers);
    if (status === 401) judged += 1;
  }
  expect(judged).toBe(10);
});

test('many logins tried from one address are stopped, whether they exist or not', async () => {
  await using two = await openTwo();
  const here = elsewhere();
  const statuses: number[] = [];
  for (let at = 0; at < 22; at += 1) {
    const login = `${randomUUID()}@example.com`;
    statuses.push((await byTurns(two, at).send('auth.login', { login, password }, here)).status);
  }
  expect(statuses).toEqual([...Array(20).fill(401), 429, 429]);
});

test('who signs in has not guessed: the count begins anew', async () => {
  await using two = await openTwo();
  const { login } = await someone(two);
  const here = elsewhere();
  for (let round = 0; round < 2; round += 1) {
    for (let at = 0; at < 7; at += 1) await two.a.send('auth.login', { login, password: wrong }, here);
    expect((await two.b.send('auth.login', { login, password }, here)).status).toBe(200);
  }
});

test('sixty writes a minute, by session, and a minute later sixty more', async () => {
  await using two = await openTwo();
  const anna = await two.a.signIn(await two.world.player());
  const boris = await two.a.signIn(await two.world.player());
  const here = elsewhere();
  const write = (who: { cookie: string }, at: number) =>
    byTurns(two, at).send('account.changelocale', { locale: 'en' }, { ...who, ...here });
  const statuses: number[] = [];
  for (let at = 0; at < 61; at += 1) statuses.push((await write(anna, at)).status);
  expect(statuses).toEqual([...Array(60).fill(200), 429]);
  expect((await write(boris, 0)).status).toBe(200);
  expect((await two.a.ask('account.getBalance', {}, anna)).status).toBe(200);

  await two.world.db.sql`update rate_limit set ends_at = ends_at - interval '1 minute'`;
  expect((await write(anna, 1)).status).toBe(200);
});

test('who was turned away a moment ago is turned away again without a word to the database', async () => {
  await using two = await openTwo();
  const anna = await two.a.signIn(await two.world.player());
  const write = () => two.a.send('account.changelocale', { locale: 'en' }, anna);
  for (let at = 0; at < 61; at += 1) await write();
  const hits = async () =>
    (await two.world.db.sql<{ hits: number }>`select max(hits) as hits from rate_limit`)[0]!.hits;
  expect(await hits()).toBe(61);
  const answers = await Promise.all(Array.from({ length: 20 }, write));
  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(429));
  // On a slow machine the moment may pass while they are answered.
  expect(await hits()).toBeLessThan(81);
});

test('a way back in is mailed three times an hour to one login, and asking more is answered all the same', async () => {
  await using two = await openTwo();
  const login = `${randomUUID()}@example.com`;
  await two.world.player({ login, password, contact: 'confirmed' });
  for (let at = 0; at < 5; at += 1)
    expect((await byTurns(two, at).send('auth.restore', { login }, elsewhere())).result).toBe(1);
  expect((await two.a.get(`/__sandbox/outbox.json?to=${login}`)).json()).toHaveLength(3);
});

test('the database holds no login or address of those it counts', async () => {
  await using two = await openTwo();
  const { login } = await someone(two);
  await two.a.send('auth.login', { login, password: wrong }, from('10.77.66.55'));
  const rows = await two.world.db.sql<{ key: string }>`select key from rate_limit`;
  expect(rows.length).toBeGreaterThan(2);
  for (const { key } of rows) expect(key).not.toMatch(/@|10\.77/);
});
