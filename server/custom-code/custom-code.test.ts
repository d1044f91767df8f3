// An operator's own code in the pages as they are built and sent.
import { resolve } from 'node:path';
import { expect, vi } from 'vitest';
import { test as base, openDoorsIn } from '#tests/doors.ts';
import { readContent } from '../content/content.ts';
import { loadSite } from '../http/pages/site.ts';
import { log } from '../plumbing/log.ts';

const entries = [
  { position: 'head', isEnabled: true, code: '<script>inHead()</script>' },
  {
    position: 'bodyStart',
    isEnabled: true,
    code: '<noscript>no scripts</noscript><script>atStart()</script>',
  },
  {
    position: 'bodyEnd',
    isEnabled: true,
    code: '<script src="https://tags.example/a.js"></script>',
    origins: ['https://tags.example', 'javascript:x'],
  },
  { position: 'bodyEnd', isEnabled: false, code: '<script>disabled()</script>' },
  { position: 'bodyEnd', isEnabled: true, code: '<div>never closed' },
  { position: 'bodyEnd', isEnabled: true, purpose: 'marketing', code: '<script>waits()</script>' },
];

const { cms, hasCms } = readContent('content');
const content = {
  cms: <T>(name: string) => (name === 'custom-code' ? (entries as T) : cms<T>(name)),
  hasCms: (name: string) => name === 'custom-code' || hasCms(name),
};

const test = base.extend('house', { scope: 'file' }, async ({ world }, { onCleanup }) => {
  using warned = vi.spyOn(log, 'warn').mockReturnValue();
  const doors = await openDoorsIn(world, { site: await loadSite(resolve('dist')), content });
  onCleanup(() => doors[Symbol.asyncDispose]());
  await doors.get('/about-us');
  return { ...doors, warnings: warned.mock.calls.map(([message]) => message) };
});

const nonceIn = (policy: unknown) => /script-src 'nonce-([^']+)'/.exec(String(policy))?.[1];

test('each stands in its place, and its scripts have the nonce of this very sending (S3-R195, S3-R196, S3-R197, S3-R198)', async ({
  house,
}) => {
  const nonces = new Set<string | undefined>();
  for (const path of ['/about-us', '/about-us', '/ru/about-us']) {
    const { body, headers } = await house.get(path);
    const nonce = nonceIn(headers['content-security-policy']);
    nonces.add(nonce);
    const script = `<script nonce="${nonce}">`;
    expect(body).toContain(`${script}inHead()</script></head>`);
    expect(body).toMatch(/<body><custom-code style="display:contents"><noscript>no scripts<\/noscript>/);
    expect(body).toContain(`${script}atStart()</script></custom-code>`);
    expect(body).toContain(
      `<script nonce="${nonce}" src="https://tags.example/a.js"></script></custom-code>`,
    );
    expect(body.indexOf('tags.example')).toBeGreaterThan(body.indexOf('id="visit"'));
    expect(body).not.toContain('disabled()');
    expect(body).not.toContain('never closed');
    expect(body).toContain('type="text/plain" data-purpose="marketing">waits()');
  }
  expect(nonces.size).toBe(3);
});

test('one that would break the page is logged, and the page goes without it (S8-R069)', async ({ house }) => {
  expect(house.warnings).toEqual(['a custom code cannot be put into pages']);
});

test('it may talk to the machines it names, and to no others', async ({ house }) => {
  const policy = String((await house.get('/about-us')).headers['content-security-policy']);
  expect(policy).toMatch(/connect-src 'self' [^;]*https:\/\/tags\.example/);
  expect(policy).not.toContain('javascript:');
});

const free = [
  '/cashier/deposit',
  '/profile/settings',
  '/Cashier/wallet',
  '/forms/sign_in',
  '/ru/forms/sign_up',
];
const asked = ['?show_popup_auth=1', '?show_popup_reg=here', '?restore=abc', '?redirectUrl=%2Fcashier'];

test.for([...free, ...asked.map((query) => `/about-us${query}`)])(
  'where money, personal data or a password is typed there is none: %s',
  async (path, { house }) => {
    const session = await house.signIn(await house.player());
    for (const headers of [session, {}]) {
      const { body, headers: sent } = await house.get(path, headers);
      expect(body).not.toMatch(/inHead|atStart|tags\.example|custom-code/);
      expect(String(sent['content-security-policy'])).not.toContain('tags.example');
    }
  },
);

test('a player’s shared page has it too, and one switch takes all of it away', async ({ house, world }) => {
  const session = await house.signIn(await house.player());
  expect((await house.get('/about-us', session)).body).toContain('inHead()');
  await using off = await openDoorsIn(world, {
    content,
    site: await loadSite(resolve('dist')),
    env: { CUSTOM_CODE: 'off' },
  });
  expect((await off.get('/about-us')).body).not.toContain('inHead()');
});
