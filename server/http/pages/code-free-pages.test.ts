// Every page with money, personal data or a password, with everything switched on that an operator can switch on: no script
// and no frame of others runs there, and nobody is led from there to another site.
import { readFileSync } from 'node:fs';
import { expect } from 'vitest';
import { edit, thing } from '#tests/content-store.ts';
import { openDoorsIn, test } from '#tests/doors.ts';
import { createLittleSite } from '#tests/little-site.ts';
import { readContent } from '../../content/content.ts';

/** As site/routes.ts lists them, each with its example. */
const pages = [...readFileSync('site/routes.ts', 'utf8').matchAll(/route\('([^']+)'([^;]*?)\),\n/g)]
  .map(([, path = '', rest = '']) => path.replace(/\$\w*/, /example: '([^']*)'/.exec(rest)?.[1] ?? ''))
  .filter((path) => /^\/(cashier|profile|forms)\b/.test(path));
const spelled = ['/Cashier/deposit', '/%63ashier/deposit', '/profile/', '/cashier/no-such-page'];
const signIn = ['/?show_popup_auth=here', '/gamehall?show_popup_reg=here', '/?restore=token'];

const cms: Readonly<Record<string, unknown>> = {
  support: { chat: 'betunlim', betunlim: { script: 'https://evil.example/chat.js' } },
  tracking: {
    customerData: { domain: 'evil.example', appkey: 'k', apiKey: 'k' },
    fraudScript: 'https://evil.example/fraud.js',
  },
  'custom-code': [
    {
      ...{ id: 1, position: 'head', isEnabled: true, origins: ['https://evil.example'] },
      code: '<script src="https://evil.example/a.js"></script>',
    },
  ],
  'trusted-origins': { scripts: ['https://evil.example'], links: [] },
};

function openContent() {
  const deployed = readContent('content');
  const general = { analytic: { ga4: 'G-1', matomo_url: 'https://evil.example/', matomo_site: '1' } };
  const changed = {
    ...cms,
    general: { ...deployed.cms<object>('general'), ...general, is_seon_enabled: true },
  };
  return {
    cms: <T>(name: string): T =>
      Object.hasOwn(changed, name) ? (changed as never)[name] : deployed.cms<T>(name),
    hasCms: (name: string) => Object.hasOwn(changed, name) || deployed.hasCms(name),
  };
}

const env = { SUMSUB_APP_TOKEN: 'token', SUMSUB_SECRET_KEY: 'key', SUMSUB_WEBHOOK_SECRET: 'word' };

/** Every origin that a document of these policies may load anything from. Who may frame it is another matter. */
const originsIn = (policy: string) =>
  policy
    .split(/[;,] /)
    .filter((rule) => !/^(frame-ancestors|report-)/.test(rule))
    .flatMap((rule) => rule.split(' '))
    .filter((word) => /[.:*]/.test(word) && !/^(wss?:\/\/localhost(:\d+)?|data:)$/.test(word));

test('the list of pages is the site’s', () => {
  expect(pages.length).toBeGreaterThan(25);
  for (const one of ['/cashier/deposit/card', '/profile/verification', '/forms/sign_up'])
    expect(pages).toContain(one);
});

test('no page with money, personal data or a password names another origin, for whoever asks', async ({
  world,
}) => {
  const site = createLittleSite();
  await using doors = await openDoorsIn(world, { content: openContent(), env, site });
  const player = await doors.signIn(await doors.player());
  const open = (await doors.get('/gamehall')).headers['content-security-policy'];
  expect(originsIn(String(open)), 'where it is allowed').toContain('https://evil.example');
  for (const path of [...pages, ...spelled, ...signIn])
    for (const address of [path, `/ru${path}`])
      for (const headers of [{}, player]) {
        const answer = await doors.get(address, headers);
        if (answer.statusCode === 302) continue;
        const policy = String(answer.headers['content-security-policy']);
        const allowed = path === '/profile/verification' ? [/sumsub\.com$/] : [];
        expect(
          originsIn(policy).filter((word) => !allowed.some((one) => one.test(word))),
          address,
        ).toEqual([]);
        expect(policy, address).toMatch(
          /, script-src 'self' 'nonce-[^' ]+'( https:\/\/static\.sumsub\.com)?$/,
        );
        expect(answer.body, address).not.toContain('evil.example');
        expect(site.renders.at(-1)?.visit.hasCode, address).toBeUndefined();
        expect(site.renders.at(-1)?.visit.hasChat, address).toBeUndefined();
        expect(site.renders.at(-1)?.visit.lacksCode, `${address}: others have it`).toBe(true);
      }
});

test('elsewhere scripts come from the list alone, beside our own', async ({ world }) => {
  await using doors = await openDoorsIn(world, { content: openContent(), site: createLittleSite() });
  const policies = String((await doors.get('/')).headers['content-security-policy']).split(', ');
  expect(policies[0]).toContain("'strict-dynamic'");
  expect(policies[1]).toContain("script-src 'self' 'nonce-");
  expect(policies[1]).toContain('https://evil.example');
  expect(policies[1]).not.toContain('strict-dynamic');
});

test('no rule leads from these pages to another site, by itself, through others or by a wildcard', async ({
  world,
}) => {
  await using doors = await openDoorsIn(world, { hasStore: true, site: createLittleSite() });
  const player = await doors.signIn(await doors.player());
  const rules = [
    ...pages.flatMap((path, at) => [[path, at % 2 === 0 ? 'https://evil.example/' : '/hop']]),
    ...[
      ['/hop', 'https://evil.example/'],
      ['/cashier*', 'https://evil.example/'],
      ['/%63*', 'https://evil.example/'],
    ],
  ] as [string, string][];
  await edit(
    world.db,
    rules.map(([from_url, to_url]) => thing('redirect', from_url, { from_url, to_url })),
  );
  await expect.poll(() => doors.product.content.revision).toBe(1);
  expect((await doors.get('/hop')).headers.location, 'elsewhere it may').toBe('https://evil.example/');
  for (const path of [...pages, ...spelled])
    for (const address of [path, `/ru${path}`])
      for (const headers of [{}, player]) {
        const { location = '' } = (await doors.get(address, headers)).headers;
        expect(String(location), address).not.toContain('evil.example');
      }
});
