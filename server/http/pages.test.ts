// The pages around the site: who gets a finished page, when it is made anew, and what it may do in a browser.
import { gunzipSync } from 'node:zlib';
import { expect, vi } from 'vitest';
import { test as base, openDoorsIn } from '#tests/doors.ts';
import { createLittleSite } from '#tests/little-site.ts';
import { log } from '../log.ts';

const test = base.extend('house', async ({ world }, { onCleanup }) => {
  const site = createLittleSite();
  const doors = await openDoorsIn(world, { site });
  onCleanup(() => doors[Symbol.asyncDispose]());
  return { ...doors, site };
});

const nonceOf = (body: string) => /nonce="([^"]+)"/.exec(body)?.[1];

test('a guest’s page is rendered once, and sent to each with a nonce of their own', async ({ house }) => {
  const answers = [await house.get('/'), await house.get('/'), await house.get('/')];

  expect(house.site.renders.length).toBe(1);
  const nonces = answers.map(({ body }) => nonceOf(body));
  expect(new Set(nonces).size).toBe(3);
  for (const [at, { headers }] of answers.entries())
    expect(headers['content-security-policy']).toContain(
      `script-src 'nonce-${nonces[at]}' 'strict-dynamic';`,
    );
});

test('a page is made anew when something it shows changes, and only then', async ({ house }) => {
  await house.get('/');
  await house.product.announce(['balance']);
  await house.get('/');
  expect(house.site.renders.length).toBe(1);

  await house.product.announce(['games']);
  await house.get('/');
  expect(house.site.renders.length).toBe(2);
});

test('a page whose read failed is shown, but not kept', async ({ house }) => {
  await house.post('/__sandbox/failures', { call: 'games.get', refusal: 'UnknownError' });
  expect((await house.get('/')).body).toContain('>failed<');
  await house.get('/');
  expect(house.site.renders.length).toBe(2);

  await house.post('/__sandbox/failures', { call: 'games.get', refusal: '' });
  expect((await house.get('/')).body).not.toContain('>failed<');
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

test('themes, languages, bots and what a page shows of its query are pages of their own', async ({
  house,
}) => {
  const light = { cookie: 'theme=light' };
  const bot = { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' };
  for (const [url, headers] of [['/a'], ['/a', light], ['/ru/a'], ['/a', bot], ['/a?q=1'], ['/b']] as const)
    await house.get(url, headers);
  expect(house.site.renders.length).toBe(6);

  await house.get('/a?utm_source=news&gclid=77&q=0&q=1');
  expect(house.site.renders.length).toBe(6);
});

test('a guest who varies the query is given the kept page, whatever they think of', async ({ house }) => {
  await house.get('/a');
  for (let at = 0; at < 50; at += 1) {
    const { statusCode, body } = await house.get(`/a?x${at}=${at}&show_popup_reg=${at}`);
    expect(statusCode).toBe(200);
    expect(body).toContain('<p>/a</p>');
  }
  expect(house.site.renders.length).toBe(1);
});

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

test('no visitor’s campaign marks reach another through a kept page', async ({ house }) => {
  const { body } = await house.get('/a?utm_source=secret-list&q=1');
  expect(body).toContain('/a?q=1');
  expect(body).not.toContain('secret-list');
});

test('the theme is dark unless the cookie says light (S9-R035)', async ({ house }) => {
  for (const cookie of ['', 'theme=light', 'theme=dark', 'theme="><script>'])
    await house.get(`/${cookie.length}`, { cookie });
  expect(house.site.renders.map(({ visit }) => visit.theme)).toEqual(['dark', 'light', 'dark', 'dark']);
});

test('a language chosen in the address is remembered for a year (S9-R034)', async ({ house }) => {
  const chosen = await house.get('/ru/a');
  expect(chosen.headers['set-cookie']).toBe('locale=ru; Path=/; Max-Age=31536000; SameSite=Lax');
  const again = await house.get('/ru/a', { cookie: 'locale=ru' });
  expect(again.headers['set-cookie']).toBeUndefined();
});

test.for([
  ['the cookie', { cookie: 'locale=lv', 'accept-language': 'ru' }, '/lv'],
  ['the browser, exactly or by language alone', { 'accept-language': 'xx, ru-RU;q=0.9, pt;q=0.8' }, '/ru'],
] as const)('the bare home follows %s', async ([, headers, location], { house }) => {
  const response = await house.get('/', headers);
  expect({ status: response.statusCode, location: response.headers.location }).toEqual({
    status: 302,
    location,
  });
  expect(response.headers['cache-control']).toBe('no-store');
});

test('the bare home follows the account of whoever is signed in, unless a cookie says otherwise', async ({
  house,
}) => {
  const boris = await house.signIn(await house.player({ locale: 'ru' }));
  expect((await house.get('/', boris)).headers.location).toBe('/ru');
  expect((await house.get('/', { cookie: `${boris.cookie}; locale=en` })).statusCode).toBe(200);
});

test('where the site moves a visitor, the server sends them', async ({ house }) => {
  const response = await house.get('/moved');
  expect({ status: response.statusCode, location: response.headers.location }).toEqual({
    status: 302,
    location: '/there?a=1',
  });
});

test('a page that is not there is 404, and is kept like any other', async ({ house }) => {
  expect((await house.get('/missing')).statusCode).toBe(404);
  expect((await house.get('/missing')).statusCode).toBe(404);
  expect(house.site.renders.length).toBe(1);
});

test('a page that breaks is 500 with a few plain words, and the next visitor’s is tried anew', async ({
  house,
}) => {
  using written = vi.spyOn(log, 'bug').mockReturnValue();
  const response = await house.get('/broken');
  expect(response.statusCode).toBe(500);
  expect(response.body).toContain('Something went wrong on our side.');
  expect(response.body).not.toContain('secret');
  expect(written).toHaveBeenCalledOnce();
  await house.get('/broken');
  expect(house.site.renders.length).toBe(2);
});

test.for(['disabled', 'unavailable'])(
  'maintenance "%s" reaches the next visitor at once',
  async (state, { house }) => {
    await house.get('/');
    await house.post('/__sandbox/maintenance', { state });

    expect((await house.get('/')).statusCode).toBe(503);
    expect(house.site.renders.at(-1)?.visit.fatal).toBe('MAINTENANCE');
    const type = state === 'disabled' ? 'ApplicationDisabledException' : 'ApplicationUnavailableException';
    expect(await house.ask('games.get')).toMatchObject({ status: 503, error: { type } });
    expect((await house.ask('metadata.get')).status).toBe(200);

    await house.post('/__sandbox/maintenance', { state: 'off' });
    expect((await house.get('/')).statusCode).toBe(200);
  },
);

test('a banned player meets the block page everywhere but in support', async ({ house }) => {
  const player = await house.player();
  const anna = await house.signIn(player);
  await house.post('/__sandbox/ban', { player: String(player.id), state: 'banned' });

  expect((await house.get('/', anna)).statusCode).toBe(403);
  expect(house.site.renders.at(-1)?.visit.fatal).toBe('USER_BLOCK');
  expect((await house.get('/support', anna)).statusCode).toBe(200);
  expect((await house.get('/')).statusCode).toBe(200);
});

test('the guard is for pages: calls and content reads answer for themselves (S2-R088)', async ({ house }) => {
  expect((await house.get('/cashier')).statusCode).toBe(302);
  expect((await house.get('/api/cashier.gethistory')).headers['content-type']).toContain('application/json');
  expect((await house.get('/nfx/cms-config/profile')).statusCode).toBe(404);
});

test('only the forms may be framed by others, and only by those named (S2-R124)', async ({ world }) => {
  const site = createLittleSite();
  await using doors = await openDoorsIn(world, { site, env: { FORMS_FRAMED_BY: 'https://partner.example' } });
  const ancestors = async (url: string) =>
    /frame-ancestors ([^;]*)/.exec(String((await doors.get(url)).headers['content-security-policy']))?.[1];

  expect(await ancestors('/forms/sign_in')).toBe("'self' https://web.telegram.org https://partner.example");
  expect(await ancestors('/ru/forms/sign_up')).toBe(
    "'self' https://web.telegram.org https://partner.example",
  );
  for (const url of ['/', '/ru/gamehall', '/missing', '/forms'])
    expect(await ancestors(url)).toBe("'self' https://web.telegram.org");
  expect((await doors.get('/forms/sign_in')).headers['x-frame-options']).toBeUndefined();
});

test('a page says over HTTPS, seen through the proxy, that it is never to be had without', async ({
  world,
}) => {
  await using doors = await openDoorsIn(world, { site: createLittleSite(), env: { PROXIES: '1' } });
  const secure = await doors.get('/ru', {
    'x-forwarded-proto': 'https',
    'x-forwarded-host': 'marigold.example',
  });
  expect(secure.headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
  expect(secure.headers['set-cookie']).toContain('; Secure');
  expect(secure.headers['content-security-policy']).toContain("connect-src 'self' wss://marigold.example");
});

test('without a proxy in front, a visitor’s word on where they come from counts for nothing', async ({
  house,
}) => {
  const { headers } = await house.get('/', {
    'x-forwarded-proto': 'https',
    'x-forwarded-host': 'evil.example',
  });
  expect(headers['strict-transport-security']).toBeUndefined();
  expect(headers['content-security-policy']).not.toContain('evil.example');
});

test('where the operator says the site is reached by HTTPS, no request can make a cookie that travels without', async ({
  world,
}) => {
  const env = { PUBLIC_ORIGIN: 'https://marigold.example' };
  await using doors = await openDoorsIn(world, { site: createLittleSite(), env });
  const player = await doors.player();
  const page = await doors.get('/ru', { 'x-forwarded-proto': 'http' });
  expect(page.headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
  expect(page.headers['set-cookie']).toContain('; Secure');
  const left = await doors.get('/api/auth.logout?v=1&locale=en', {
    ...(await doors.signIn(player)),
    'x-forwarded-proto': 'http',
    'sec-fetch-site': 'same-origin',
  });
  expect([left.headers['set-cookie'] ?? []].flat().length).toBeGreaterThan(0);
  for (const cookie of [left.headers['set-cookie'] ?? []].flat()) expect(cookie).toContain('; Secure');
});
