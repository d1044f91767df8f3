// Who may ask what: guests and players, and nobody besides.
import fc from 'fast-check';
import { expect } from 'vitest';
import { calls } from '#contract/catalogue.ts';
import type { Call } from '#contract/define.ts';
import { type openDoors, test } from '#tests/doors.ts';
import { listenLive } from '#tests/live-listener.ts';
import { rightFields } from '#tests/wire-inputs.ts';

type Doors = Pick<Awaited<ReturnType<typeof openDoors>>, 'ask' | 'send'>;

const ask = ({ ask, send }: Doors, { name, verb }: Call, fields: Record<string, string>, who = {}) =>
  verb === 'GET' ? ask(name, fields, who) : send(name, fields, who);

const forPlayers = [...calls.values()].filter(({ who }) => who === 'player');

test('there are guests and players, and no third kind of asker (S6-R001)', async ({ doors }) => {
  // The frame of a game speaks for the guest or the player who has opened it.
  const askers = new Set([...calls.values()].map(({ who }) => who));
  expect(askers).toEqual(new Set(['anyone', 'player', 'game']));
  for (const name of ['admin.getInfo', 'account.setRole', 'account.getUsers', 'admin.login'])
    expect((await doors.ask(name)).status).toBe(404);
  const kinds = await doors.product.db.sql<{ column_name: string }>`
    select column_name from information_schema.columns where table_name = 'player' and column_name ~ 'role|admin'`;
  expect(kinds).toEqual([]);
});

test.for(forPlayers.map((call) => [call.name, call] as const))(
  '%s refuses a guest as not signed in, whatever they ask with, never as forbidden (S6-R006, S7-R008)',
  async ([, call], { doors }) => {
    const [right] = fc.sample(rightFields(call), { numRuns: 1, seed: 7 });
    const refused = { status: 401, error: { type: 'AuthorizationException', code: 4 } };
    // What acts by a GET answers our own pages alone, before it looks who is there.
    const ours = call.acts === true ? { 'x-csrf': '1' } : {};
    for (const fields of [right!, {}, { amount: 'much\0' }])
      for (const who of [{}, { cookie: 'sid=forged' }])
        expect(await ask(doors, call, fields, { ...who, ...ours })).toMatchObject(refused);
  },
);

test('a guest’s body is not even read where only a player may ask', async ({ doors }) => {
  const headers = { 'content-type': 'application/json' };
  const url = '/api/account.saveProfileInfo?v=1&locale=en';
  const response = await doors.app.inject({ method: 'POST', url, headers, payload: '{broken' });
  expect(response.statusCode).toBe(401);
});

test('a guest has no live socket (S6-R006)', async ({ doors }) => {
  const origin = await doors.listen();
  for (const token of ['', 'forged']) await expect(listenLive(origin, { token })).rejects.toBe(401);
});

test('what a player tells, keeps and does is theirs alone (S6-R002)', async ({ doors }) => {
  const login = 'ann-alone@example.com';
  const ann = await doors.signIn(await doors.player({ login, contact: 'confirmed' }));
  const eve = await doors.signIn(await doors.player());
  await doors.send('account.saveProfileInfo', { first_name: 'Ann' }, ann);

  const meddling = [
    ['account.sendconfirmationtocontact', { contact: login }],
    ['account.changeSubscription', { contact: login, subscription: '1' }],
    ['account.confirmContact', { contact: login, code: '000000' }],
  ] as const;
  for (const [name, fields] of meddling) expect((await doors.send(name, fields, eve)).status).toBe(400);
  const seen = await doors.ask('account.getprofileinfo', { fields: 'contacts,document', uid: '1' }, eve);
  expect(seen.result).toMatchObject({ first_name: '', contacts: [] });
  expect((await doors.ask('account.getInfo', {}, ann)).result.is_subscribed).toBe(false);
});
