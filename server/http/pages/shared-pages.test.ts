// Pages of players, and of many at once: who is given what, and who has to wait.
import { gunzipSync } from 'node:zlib';
import { expect } from 'vitest';
import { test as base, openDoorsIn } from '#tests/doors.ts';
import { createLittleSite } from '#tests/little-site.ts';

const test = base.extend('house', async ({ world }, { onCleanup }) => {
  const site = createLittleSite();
  const doors = await openDoorsIn(world, { site });
  onCleanup(() => doors[Symbol.asyncDispose]());
  return { ...doors, site };
});

test('players share one page, each with what is theirs laid into it, and no browser keeps it', async ({
  house,
}) => {
  const players = await Promise.all(Array.from({ length: 12 }, () => house.player()));
  const cookies = await Promise.all(players.map((player) => house.signIn(player)));
  const logins = await Promise.all(
    cookies.map(async (cookie) => (await house.ask('account.getInfo', {}, cookie)).result.login as string),
  );
  expect(new Set(logins).size).toBe(players.length);

  // Interleaved, guests among them, with and without compression.
  const rounds = Array.from({ length: 6 }, (_, round) =>
    [...cookies, {}].map(async (cookie, at) => {
      const encoding = (round + at) % 2 === 0 ? { 'accept-encoding': 'gzip' } : {};
      const answer = await house.get('/a', { ...cookie, ...encoding });
      const isPressed = answer.headers['content-encoding'] === 'gzip';
      const body = isPressed ? gunzipSync(answer.rawPayload).toString() : answer.body;
      expect(
        logins.filter((login) => body.includes(login)),
        'whose marks a page has',
      ).toEqual(at < logins.length ? [logins[at]] : []);
      expect(answer.headers['cache-control']).toBe(at < logins.length ? 'no-store' : 'no-cache');
    }),
  );
  await Promise.all(rounds.flat());
  expect(house.site.renders.length).toBe(2);
});

test('what is a player’s own is read anew for each sending of a shared page', async ({ house }) => {
  const player = await house.player();
  const anna = await house.signIn(player);
  await house.get('/a', anna);
  await house.product.db.sql`update player set fakename = 'SecondName' where id = ${player.id}`;
  expect((await house.get('/a', anna)).body).toContain('SecondName');
  expect(house.site.renders.length).toBe(1);
});

test.for(['/own', '/cashier'])(
  'the page at %s is about its player, and rendered for that player alone',
  async (url, { house }) => {
    const [anna, boris] = await Promise.all(
      [1, 2].map(async () => house.signIn(await house.player({ isVerified: true }))),
    );
    await house.get(url, anna);
    const before = house.site.renders.length;
    const answers = [await house.get(url, anna), await house.get(url, boris), await house.get(url, boris)];
    expect(house.site.renders.length).toBe(before + 3);
    expect(new Set(answers.map(({ body }) => /<\/p>(.*)<\/html>/.exec(body)?.[1])).size).toBe(2);
    for (const { headers } of answers) expect(headers['cache-control']).toBe('no-store');
  },
);

test('more new pages than can be made are refused at once, and nobody else is held up', async ({ house }) => {
  await house.get('/kept');
  const anna = await house.signIn(await house.player());
  const held = house.site.hold();
  const flood = Array.from({ length: 120 }, (_, at) => house.get(`/new-${at}`));
  const refused: number[] = [];
  for (const asked of flood)
    void asked.then(({ statusCode, headers }) => {
      if (statusCode === 503) refused.push(Number(headers['retry-after']));
    });
  await expect.poll(() => refused.length).toBeGreaterThan(80);
  expect(new Set(refused)).toEqual(new Set([1]));
  expect((await house.get('/kept')).statusCode).toBe(200);
  const begun = house.site.renders.length;
  const own = house.get('/cashier', anna);
  // A player’s page does not stand in line behind those of guests.
  await expect.poll(() => house.site.renders.length).toBe(begun + 1);
  expect(house.site.renders.at(-1)?.url.pathname).toBe('/cashier');

  held.release();
  expect((await own).statusCode).toBe(200);
  const statuses = (await Promise.all(flood)).map(({ statusCode }) => statusCode);
  expect(statuses.filter((status) => status !== 503).every((status) => status === 200)).toBe(true);
  expect((await house.get('/after')).statusCode).toBe(200);
});
