// Whom a page may deal with: of what an operator has switched on, its own machines, and nobody else's.
import { expect } from 'vitest';
import { openDoorsIn, test } from '#tests/doors.ts';
import { createLittleSite } from '#tests/little-site.ts';
import { withCms, withGeneral } from '#tests/settings.ts';

const chats = {
  freshChat: [{ token: 'a', host: 'https://wchat.eu.example' }, 'https://wchat.eu.example', 'freshchat.com'],
  live_tex: [
    { id: '1', script: 'https://cs15.livetex.ru/js/client.js' },
    'https://cs15.livetex.ru',
    'livetex.ru',
  ],
  liveChat: [{ license: '1' }, 'https://*.livechatinc.com', 'livechatinc.com'],
  verbox: [{ hash: 'a' }, 'https://*.verbox.ru', 'verbox.ru'],
  jivoSite: [{ widget_id: 'a' }, 'https://*.jivosite.com', 'jivosite.com'],
} as const;

type Name = keyof typeof chats;
const names = Object.keys(chats) as Name[];

const policyOf = (answer: { headers: Record<string, unknown> }) =>
  String(answer.headers['content-security-policy']);
const part = (policy: string, name: string) =>
  policy.split('; ').find((rule) => rule.startsWith(`${name} `)) ?? '';

test.for(names)(
  '%s may be reached, framed and shown where it is on, and no other chat',
  async (name, { world }) => {
    const [config, host] = chats[name];
    const content = withCms('support', { chat: name, [name]: config });
    await using doors = await openDoorsIn(world, { content, site: createLittleSite() });
    const policy = policyOf(await doors.get('/'));
    for (const rule of ['connect-src', 'frame-src', 'img-src', 'style-src', 'font-src', 'media-src'])
      expect(part(policy, rule), rule).toContain(host);
    expect(part(policy, 'connect-src')).toContain(host.replace('https:', 'wss:'));
    for (const other of names.filter((one) => one !== name)) expect(policy).not.toContain(chats[other][2]);
    expect(policyOf(await doors.get('/forms/sign_in'))).not.toContain(host);
  },
);

test.for([{ chat: null }, { chat: 'comm100' }, { chat: 'jivoSite' }])(
  '%j lets nobody in',
  async (settings, { world }) => {
    await using doors = await openDoorsIn(world, {
      content: withCms('support', settings),
      site: createLittleSite(),
    });
    const policy = policyOf(await doors.get('/'));
    expect(part(policy, 'img-src')).toBe("img-src 'self' data:");
    expect(part(policy, 'style-src')).toBe("style-src 'self'");
    expect(part(policy, 'frame-src')).not.toContain('jivosite');
    expect(policy).not.toContain('media-src');
  },
);

test('counters and the fraud check may be told, and bring no frames', async ({ world }) => {
  const general = { analytic: { ga4: 'G-1', matomo_url: 'https://m.example/x/' }, is_seon_enabled: true };
  await using doors = await openDoorsIn(world, { content: withGeneral(general), site: createLittleSite() });
  const policy = policyOf(await doors.get('/'));
  for (const host of ['https://*.google-analytics.com', 'https://m.example', 'https://*.seondf.com'])
    expect(part(policy, 'connect-src')).toContain(host);
  expect(part(policy, 'frame-src')).not.toContain('example');
});
