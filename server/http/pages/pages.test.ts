// The pages around the site: who gets a finished page, when it is made anew, and what it may do in a browser.
import { expect, vi } from 'vitest';
import { test as base, openDoorsIn } from '#tests/doors.ts';
import { createLittleSite } from '#tests/little-site.ts';
import { readContent } from '../../content/content.ts';
import { log } from '../../plumbing/log.ts';

const test = base.extend('house', async ({ world }, { onCleanup }) => {
  const site = createLittleSite();
  const doors = await openDoorsIn(world, { site });
  onCleanup(() => doors[Symbol.asyncDispose]());
  return { ...doors, site };
});

const nonceOf = (body: string) => /nonce="([^"]+)"/.exec(body)?.[1];

test('a game that was renamed has moved for good', async ({ house }) => {
  const answer = await house.get('/ru/game/wolf-moon?a=1');
  expect(answer.statusCode).toBe(301);
  expect(answer.headers['location']).toBe('/ru/game/wolfrise?a=1');
});

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

test('a page that is not made in time is 503 with a moment to come back, and no bug', async ({ house }) => {
  using written = vi.spyOn(log, 'bug').mockReturnValue();
  using _said = vi.spyOn(log, 'warn').mockReturnValue();
  const response = await house.get('/late');
  expect(response.statusCode).toBe(503);
  expect(response.headers['retry-after']).toMatch(/^\d+$/);
  expect(written).not.toHaveBeenCalled();
});

test.for(['disabled', 'unavailable'])(
  'maintenance "%s" reaches the next visitor at once',
  async (state, { house }) => {
    await house.get('/');
    await house.post('/__sandbox/maintenance', { state });

    expect((await house.get('/')).statusCode).toBe(503);
    expect(house.site.renders.at(-1)?.visit.fatal).toBe('MAINTENANCE');
    const type = state === 'disabled' ? 'ApplicationDisabledException' : 'ApplicationUnavailableException';
    const { headers, ...refused } = await house.ask('games.get');
    expect(refused).toMatchObject({ status: 503, error: { type } });
    // Nobody knows for how long; a page tells by this that the site is closed and not only busy.
    expect(headers['retry-after']).toBeUndefined();
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

const onDomain = (domain: object) => {
  const { cms } = readContent('content');
  const own = { ...cms<object>('general'), ...domain };
  return { cms: <T>(name: string) => (name === 'general' ? own : cms(name)) as T };
};

test('a blocked domain shows FORBIDDEN, and its calls answer AccessDenied (S2-R198, S3-R140, S8-R007)', async ({
  world,
}) => {
  const site = createLittleSite();
  const content = onDomain({ domain_state: 'blocked' });
  await using doors = await openDoorsIn(world, { site, content });
  for (const url of ['/', '/ru/gamehall', '/profile/settings']) {
    expect((await doors.get(url)).statusCode).toBe(403);
    expect(site.renders.at(-1)?.visit.fatal).toBe('FORBIDDEN');
  }
  for (const who of [{}, await doors.signIn(await doors.player())])
    expect(await doors.ask('games.get', {}, who)).toMatchObject({
      status: 403,
      error: { type: 'AccessDeniedException', code: 7 },
    });
  expect((await doors.ask('metadata.getgeneralinfo')).result.domain_state).toBe('blocked');
});

test('of a mirror every page is told that it is one (S3-R141)', async ({ world }) => {
  const site = createLittleSite();
  await using doors = await openDoorsIn(world, { site, content: onDomain({ domain_type: 'mirror' }) });
  expect((await doors.get('/')).statusCode).toBe(200);
  expect(site.renders.at(-1)?.visit.isMirror).toBe(true);
  expect((await doors.ask('metadata.getgeneralinfo')).result.domain_type).toBe('mirror');
});

test('the guard is for pages: calls and content reads answer for themselves (S2-R088)', async ({ house }) => {
  expect((await house.get('/cashier')).statusCode).toBe(302);
  const call = await house.get('/api/cashier.gethistory');
  expect(call.statusCode).toBe(401);
  expect(call.headers['content-type']).toContain('application/json');
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
