// How passwords are kept, and that hashing them cannot take the server away from everyone else.
import { expect, test } from 'vitest';
import { isRefusal } from '#contract/refusals.ts';
import { openDoors } from '#tests/doors.ts';
import { createWorld } from '#tests/world.ts';
import { findPassword, hashPassword, isOutdated, isRightPassword, keepPassword } from './passwords.ts';

const bare = { secret: null };
const peppered = { secret: 'p'.repeat(32) };
const password = 'ferro-deals-7';

test('a password is kept as Argon2id at the cost OWASP asks for, each with a salt of its own', async () => {
  const [first, second] = [await hashPassword(password, bare), await hashPassword(password, bare)];
  expect(first.hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(first.hash).not.toBe(second.hash);
  expect(await isRightPassword(first, password, bare)).toBe(true);
  expect(await isRightPassword(first, 'ferro-deals-8', bare)).toBe(false);
});

test('the same letters open it, whole or in parts', async () => {
  const kept = await hashPassword('pārole-7', bare);
  expect(await isRightPassword(kept, 'pārole-7'.normalize('NFD'), bare)).toBe(true);
});

test('where nothing is kept the answer is no, even to the password nobody knows', async () => {
  expect(await isRightPassword(null, password, bare)).toBe(false);
});

test('with a pepper a stolen table is worth nothing', async () => {
  const kept = await hashPassword(password, peppered);
  expect(await isRightPassword(kept, password, peppered)).toBe(true);
  expect(await isRightPassword({ ...kept, pepper: null }, password, bare)).toBe(false);
  expect(await isRightPassword(kept, password, { secret: 'q'.repeat(32) })).toBe(false);
});

test('a password from before the pepper still opens, and is made anew at the next sign-in', async () => {
  await using doors = await openDoors({ env: { SECRET: peppered.secret } });
  const anna = await doors.player({ login: 'anna@example.com', password });
  const before = await findPassword(doors.product.db.sql, anna.id);
  expect(isOutdated(before!, peppered)).toBe(true);

  expect((await doors.send('auth.login', { login: 'anna@example.com', password })).status).toBe(200);
  const after = await findPassword(doors.product.db.sql, anna.id);
  expect(isOutdated(after!, peppered)).toBe(false);
  expect((await doors.send('auth.login', { login: 'anna@example.com', password })).status).toBe(200);
});

test('a flood is turned away, and what was taken in is answered', async () => {
  const kept = await hashPassword(password, bare);
  const answers = await Promise.allSettled(
    Array.from({ length: 200 }, () => isRightPassword(kept, password, bare)),
  );
  const taken = answers.filter((answer) => answer.status === 'fulfilled');
  const refused = answers.filter((answer) => answer.status === 'rejected');
  expect(taken.map(({ value }) => value)).toEqual(Array(22).fill(true));
  expect(refused.every(({ reason }) => isRefusal(reason, 'TooManyRequests'))).toBe(true);
  expect(await isRightPassword(kept, password, bare)).toBe(true);
});

test('the event loop goes on while passwords are hashed', async () => {
  const kept = await hashPassword(password, bare);
  let turns = 0;
  let isDone = false;
  const turn = () => {
    turns += 1;
    if (!isDone) setImmediate(turn);
  };
  turn();
  await Promise.all(Array.from({ length: 10 }, () => isRightPassword(kept, password, bare)));
  isDone = true;
  // Ten hashes made in turn on the loop itself would leave it some ten turns.
  expect(turns).toBeGreaterThan(200);
});

test('a hash that cannot be read is a bug for one, and the pool works on', async () => {
  const broken = { hash: 'not a hash', pepper: null };
  await expect(isRightPassword(broken, password, bare)).rejects.toThrow();
  expect(await isRightPassword(await hashPassword(password, bare), password, bare)).toBe(true);
});

test('a changed password takes the place of the one before', async () => {
  await using world = await createWorld();
  const { id } = await world.player({ password });
  const next = await hashPassword('ferro-deals-8', bare);
  await world.db.atomically((tx) => keepPassword(tx, id, next, world.as(null).now));
  expect(await findPassword(world.db.sql, id)).toEqual(next);
});
