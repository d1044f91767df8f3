import { expect, inject, test } from 'vitest';
import { databaseAt } from './connect.ts';
import { checkServer, requireFit } from './outside.ts';

const server = inject('databaseServer');

function asUser(user: string): string {
  const address = new URL(server);
  address.username = user;
  address.password = 'secret-word';
  return address.href;
}

test('a server that fits is taken without a word', async () => {
  await checkServer(server);
});

test.for([
  ['nonsense', 'DATABASE_URL is not an address of the form postgres://user:password@host:5432/name.'],
  ['mysql://root@localhost/x', 'DATABASE_URL is not an address of the form'],
  ['postgres://me:secret-word@127.0.0.1:1/casino', 'The database at 127.0.0.1:1/casino cannot be reached: '],
  [
    'postgres://me:secret-word@nowhere.invalid/casino',
    'The database at nowhere.invalid/casino cannot be reached: ',
  ],
  [asUser('a_stranger'), 'refuses the user "a_stranger"'],
  [databaseAt(server, 'not_there'), 'does not exist: create it, or name another than "not_there"'],
] as const)('one sentence, and no password in it: %s', async ([url, sentence]) => {
  const error: unknown = await checkServer(url).catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ name: 'CannotStart', message: expect.stringContaining(sentence) });
  expect((error as Error).message).not.toMatch(/secret-word|\n/);
});

test('a server that is too old, or keeps text in another encoding, is refused', () => {
  expect(() => requireFit('It', { version: '14.12', encoding: 'UTF8' })).toThrow(
    'It is PostgreSQL 14.12; version 15 or newer is needed.',
  );
  expect(() => requireFit('It', { version: '15.8', encoding: 'SQL_ASCII' })).toThrow(
    'It keeps its text as SQL_ASCII',
  );
  expect(() => requireFit('It', { version: '15.8', encoding: 'UTF8' })).not.toThrow();
  expect(() => requireFit('It', { version: '19beta1', encoding: 'UTF8' })).not.toThrow();
});
