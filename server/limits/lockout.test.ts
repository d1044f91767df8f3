// Nobody can lock out another (amendment M13): strangers from as many addresses as they like use up their own share of
// every limit, and the owner of the account still gets in.
import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { openDoorsOn } from '#tests/doors.ts';
import { createWorld } from '#tests/world.ts';
import { openPostgresBus } from '../live/postgres.ts';

const password = 'ferro-deals-7';
const wrong = 'ferro-deals-8';
const newPassword = 'ferro-deals-9';

async function openHouse() {
  await using undo = new AsyncDisposableStack();
  const world = undo.use(await createWorld());
  const env = { LIMIT_FACTOR: '1', PROXIES: '1' };
  const doors = undo.use(await openDoorsOn(world.url, openPostgresBus, { env }));
  const parts = undo.move();
  return { ...doors, world, [Symbol.asyncDispose]: () => parts.disposeAsync() };
}

type House = Awaited<ReturnType<typeof openHouse>>;

/** One for all: every test has accounts and addresses of its own. */
let house: House;
beforeAll(async () => {
  house = await openHouse();
  return () => house[Symbol.asyncDispose]();
});

let next = 1;
/** An address that nobody has used before, as the proxy in front would report it. */
const elsewhere = () => ({ 'x-forwarded-for': `10.1.${Math.floor(next / 250)}.${(next++ % 250) + 1}` });

async function owner(house: House, wish: { hasTwoFactor?: boolean } = {}) {
  const login = `${randomUUID()}@example.com`;
  const player = await house.world.player({ login, password, contact: 'confirmed', ...wish });
  return { login, ...player };
}

const knownMarkOf = (cookie: string) => /known=[^;]+/.exec(cookie)![0];

async function lastLetter({ world }: House, to: string): Promise<string> {
  const [letter] = await world.db.sql<{ text: string }>`
    select text from message_outbox where recipient = ${to} order by id desc limit 1`;
  return letter!.text;
}

const codeIn = (text: string) => /\b\d{6}\b/.exec(text)![0];
const another = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

async function guessFromEverywhere(house: House, login: string, times = 14): Promise<number> {
  let judged = 0;
  for (let at = 0; at < times; at += 1) {
    const { status } = await house.send('auth.login', { login, password: wrong }, elsewhere());
    if (status === 401) judged += 1;
  }
  return judged;
}

test('strangers at the owner’s own address do not keep out a browser the owner has signed in on', async () => {
  const { login, id } = await owner(house);
  const home = elsewhere();
  const known = knownMarkOf((await house.send('auth.login', { login, password }, home)).cookie);
  const statuses = new Set<number>();
  for (let at = 0; at < 70; at += 1)
    statuses.add((await house.send('auth.login', { login, password: wrong }, home)).status);
  expect([...statuses]).toEqual([401, 429]);

  const entered = await house.send('auth.login', { login, password }, { ...home, cookie: known });
  expect(entered.result?.uid).toBe(id);
});

test('a known browser has guesses of its own, and no more of them than a stranger', async () => {
  const { login } = await owner(house);
  const known = knownMarkOf((await house.send('auth.login', { login, password }, elsewhere())).cookie);
  let judged = 0;
  for (let at = 0; at < 30; at += 1) {
    const headers = { ...elsewhere(), cookie: known };
    const { status } = await house.send('auth.login', { login, password: wrong }, headers);
    if (status === 401) judged += 1;
  }
  // Ten by itself, and the ten that all strangers have together.
  expect(judged).toBe(20);
});

test('guesses at an account are counted together, whichever of its names they use', async () => {
  const { login, id } = await owner(house);
  const phone = '37120005501';
  await house.world.db.sql`
    insert into contact (player_id, type, contact, is_confirmed, counts_at, created_at)
    values (${id}, 'phone', ${phone}, true, now(), now())`;
  const judged = (await guessFromEverywhere(house, login, 8)) + (await guessFromEverywhere(house, phone, 8));
  expect(judged).toBe(10);
});

test('after a restore by mail a new device gets in, however much strangers go on guessing', async () => {
  const { login, id } = await owner(house);
  expect(await guessFromEverywhere(house, login)).toBe(10);
  const device = elsewhere();
  expect((await house.send('auth.login', { login, password }, device)).status).toBe(429);

  await house.send('auth.restore', { login }, device);
  const [, token = ''] = /\?restore=([\w-]{43})/.exec(await lastLetter(house, login))!;
  const restored = await house.send('auth.restore', { token, password: newPassword }, device);
  expect(restored.result).toBe(1);
  // Another device gets in too, as long as strangers have not used up what was given back.
  const other = await house.send('auth.login', { login, password: newPassword }, elsewhere());
  expect(other.result?.uid).toBe(id);

  expect(await guessFromEverywhere(house, login)).toBe(10);
  const headers = { ...device, cookie: knownMarkOf(restored.cookie) };
  expect((await house.send('auth.login', { login, password: newPassword }, headers)).result?.uid).toBe(id);
});

test('strangers who write down the owner’s address use up none of the owner’s codes', async () => {
  const { login, id } = await owner(house, { hasTwoFactor: true });
  let sent = 0;
  for (let at = 0; at < 14; at += 1) {
    const stranger = await house.world.player();
    const headers = { ...(await house.signIn(stranger)), ...elsewhere() };
    await house.world.db.sql`
      
      insert into contact (player_id, type, contact, is_proven, created_at)
      values (${stranger.id}, 'email', ${login}, true, now())`;
    const { status } = await house.send('account.sendconfirmationtocontact', { contact: login }, headers);
    if (status === 200) sent += 1;
  }
  // Nobody's inbox is filled by somebody else either.
  expect(sent).toBe(10);

  const first = await house.send('auth.login', { login, password }, elsewhere());
  expect(first.error.message).toBe('two_factor_auth is enable');
  const device = elsewhere();
  await house.send('auth.login', { login, password }, device);
  const code = codeIn(await lastLetter(house, login));
  expect((await house.send('auth.login', { login, password, code }, device)).result?.uid).toBe(id);
});

test('a phone that changes its network between the two steps gets in', async () => {
  const { login, id } = await owner(house, { hasTwoFactor: true });
  await house.send('auth.login', { login, password }, elsewhere());
  const code = codeIn(await lastLetter(house, login));
  const wrongly = { login, password, code: another(code) };
  expect((await house.send('auth.login', wrongly, elsewhere())).error.message).toBe('Time expired');
  expect((await house.send('auth.login', { login, password, code }, elsewhere())).result?.uid).toBe(id);
  expect((await house.send('auth.login', { login, password, code }, elsewhere())).status).toBe(400);
});

test('who knows the password but not the code cannot use up the codes of the owner’s browser', async () => {
  const { login, id } = await owner(house, { hasTwoFactor: true });
  const device = elsewhere();
  await house.send('auth.login', { login, password }, device);
  const code = codeIn(await lastLetter(house, login));
  const known = knownMarkOf((await house.send('auth.login', { login, password, code }, device)).cookie);

  const outcomes = new Set<string>();
  for (let at = 0; at < 9; at += 1) {
    const thief = elsewhere();
    await house.send('auth.login', { login, password }, thief);
    for (const guess of ['000000', '000001'])
      outcomes.add((await house.send('auth.login', { login, password, code: guess }, thief)).error?.type);
  }
  expect(outcomes).toContain('TooManyRequestsException');

  const mine = { ...elsewhere(), cookie: known };
  expect((await house.send('auth.login', { login, password }, mine)).error.message).toBe(
    'two_factor_auth is enable',
  );
  const own = codeIn(await lastLetter(house, login));
  expect((await house.send('auth.login', { login, password, code: own }, mine)).result?.uid).toBe(id);
});

test('wrong codes of guests stop neither the owner’s confirmation nor the link of their letter', async () => {
  const login = `${randomUUID()}@example.com`;
  const who = await house.signIn(await house.world.player({ login, password, contact: 'unconfirmed' }));
  await house.send('account.sendconfirmationtocontact', { contact: login }, who);
  const letter = await lastLetter(house, login);
  const code = codeIn(letter);
  const guess = (given: string, headers: Record<string, string>) =>
    house.send('account.confirmContact', { contact: login, code: given }, headers);

  let judged = 0;
  for (let at = 0; at < 20; at += 1)
    if ((await guess(another(code), elsewhere())).status === 400) judged += 1;
  expect(judged).toBe(5);
  expect((await guess(code, elsewhere())).status).toBe(429);

  const linked = new URL(/http\S+/.exec(letter)![0]).searchParams.get('code')!;
  expect((await guess(`${linked.slice(0, -2)}AA`, elsewhere())).status).not.toBe(200);
  expect((await guess(linked, elsewhere())).result).toBe(1);
  expect((await guess(linked, elsewhere())).status).toBe(400);
});

test('the owner confirms by the digits too, after whatever guests have tried', async () => {
  const login = `${randomUUID()}@example.com`;
  const who = await house.signIn(await house.world.player({ login, password, contact: 'unconfirmed' }));
  await house.send('account.sendconfirmationtocontact', { contact: login }, who);
  const code = codeIn(await lastLetter(house, login));
  for (let at = 0; at < 17; at += 1)
    await house.send('account.confirmContact', { contact: login, code: another(code) }, elsewhere());
  expect((await house.send('account.confirmContact', { contact: login, code }, who)).result).toBe(1);
});

test('wrong passwords of one session leave another its own', async () => {
  const player = await owner(house);
  const [thief, mine] = [await house.signIn(player), await house.signIn(player)];
  const change = (old_password: string, who: { cookie: string }) =>
    house.send('account.changepassword', { old_password, password: newPassword }, { ...who, ...elsewhere() });
  for (let at = 0; at < 11; at += 1) await change(wrong, thief);
  expect((await change(password, thief)).status).toBe(429);
  expect((await change(password, mine)).result).toBe(1);
});
