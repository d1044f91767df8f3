// Over https the cookies of sessions carry the prefix of a host: no other host of the domain can plant or read them.
import { expect } from 'vitest';
import { openDesk } from '#tests/desk.ts';
import { openDoorsIn, test } from '#tests/doors.ts';

const env = { PUBLIC_ORIGIN: 'https://marigold.example' };

test('a session cookie without the prefix is nobody’s over https, and one with it nobody’s without', async ({
  world,
}) => {
  await using secure = await openDoorsIn(world, { env });
  const player = await secure.player();
  const { cookie } = await secure.signIn(player);
  expect(cookie).toMatch(/^__Host-sid=/);
  const uidBy = async (doors: Pick<typeof secure, 'ask'>, headers: { cookie: string }) =>
    (await doors.ask('account.getInfo', {}, headers)).result.uid;
  const planted = { cookie: cookie.replace('__Host-', '') };
  expect(await uidBy(secure, { cookie })).toBe(player.id);
  expect(await uidBy(secure, planted), 'planted by another host of the domain').toBe(0);
  await using plain = await openDoorsIn(world);
  expect(await uidBy(plain, planted), 'the sandbox on loopback').toBe(player.id);
  expect(await uidBy(plain, { cookie })).toBe(0);
});

test('the desk’s cookie over https is of this host, for every path, and of no link from elsewhere', async ({
  world,
}) => {
  await using doors = await openDoorsIn(world, { env });
  const desk = openDesk(doors);
  const { headers } = await desk.member('support');
  const { 'x-csrf': mark = '', cookie = '' } = headers;
  const origin = { origin: env.PUBLIC_ORIGIN, 'x-csrf': mark };
  const own = { headers: { ...origin, cookie: `__Host-${cookie}` } };
  expect((await desk.ask('access.sessions', {}, { headers: { ...origin, cookie } })).status).toBe(401);
  expect((await desk.ask('access.sessions', {}, own)).status).toBe(200);
  const { cookies } = await desk.send('access.signOut', {}, own);
  expect(cookies[0]).toBe('__Host-desk=; Path=/; Max-Age=0; SameSite=Strict; Secure; HttpOnly');
});
