// The built site's files, over a real connection: a small build of our own, in a folder of the test's.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { expect } from 'vitest';
import { test as base, openDoorsIn } from '#tests/doors.ts';
import { createLittleSite } from '#tests/little-site.ts';
import { serveStaticFiles } from './static-files.ts';

const script = `console.log('${'house '.repeat(400)}');`;

const test = base.extend('origin', { scope: 'file' }, async ({ world }, { onCleanup }) => {
  const folder = mkdtempSync(join(tmpdir(), 'marigold-files-'));
  mkdirSync(join(folder, 'client/assets'), { recursive: true });
  const write = (name: string, content: string | Buffer) => writeFileSync(join(folder, name), content);
  write('client/assets/profile-3fa9.js', script);
  write('client/assets/profile-3fa9.js.br', brotliCompressSync(script));
  write('client/assets/profile-3fa9.js.gz', gzipSync(script));
  mkdirSync(join(folder, 'earlier/1800000000000'), { recursive: true });
  write('earlier/1800000000000/cashier-0aa1.js', script);
  write('earlier/1800000000000/cashier-0aa1.js.br', brotliCompressSync(script));
  write('earlier/1800000000000/profile-3fa9.js', 'of the same name, and so the same');
  write('client/assets/golos-latin-fzR1VDE4.woff2', 'font');
  write('client/favicon.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
  write('client/manifest.json', '{"secret":"of the build"}');
  write('secret.txt', 'outside the folder');

  const site = {
    ...createLittleSite(),
    attach: (app, config) => serveStaticFiles(app, config, folder),
  } satisfies ReturnType<typeof createLittleSite>;
  const doors = await openDoorsIn(world, { site });
  onCleanup(async () => {
    await doors[Symbol.asyncDispose]();
    rmSync(folder, { recursive: true });
  });
  return doors.listen();
});

const ASSET = '/assets/profile-3fa9.js';

/** As it is written: fetch would tidy the path up first, and ask for nothing kept. */
function rawGet(origin: string, path: string, headers = {}): Promise<{ status: number; body: string }> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    request({ hostname, port, path, headers }, async (response) => {
      resolve({ status: response.statusCode!, body: await text(response) });
    })
      .on('error', reject)
      .end();
  });
}

test('a file of the build never changes, and says so', async ({ origin }) => {
  const response = await fetch(origin + ASSET);
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(response.headers.get('content-type')).toMatch(/javascript/);
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  expect(await response.text()).toBe(script);
});

test.for([
  ['br, gzip', 'br'],
  ['gzip', 'gzip'],
  ['identity', null],
])('whoever takes %s gets %s, as it was pressed with the build', async ([accepted, encoding], { origin }) => {
  const response = await fetch(origin + ASSET, { headers: { 'accept-encoding': accepted! } });
  expect(response.headers.get('content-encoding')).toBe(encoding);
  expect(response.headers.get('vary')?.toLowerCase()).toContain('accept-encoding');
  expect(await response.text()).toBe(script);
});

test('what has not changed is not sent again', async ({ origin }) => {
  const first = await fetch(`${origin}/favicon.svg`);
  const etag = first.headers.get('etag')!;
  expect(first.headers.get('cache-control')).toBe('public, max-age=86400, must-revalidate');
  const again = await rawGet(origin, '/favicon.svg', { 'if-none-match': etag });
  expect(again.status).toBe(304);
});

test('a font of the house has a lasting address too', async ({ origin }) => {
  const response = await fetch(`${origin}/fonts/golos-latin.woff2`);
  expect(await response.text()).toBe('font');
  expect(response.headers.get('cache-control')).toBe('public, max-age=86400, must-revalidate');
});

test('HEAD tells about a file without sending it', async ({ origin }) => {
  const response = await fetch(origin + ASSET, { method: 'HEAD' });
  expect({ status: response.status, body: await response.text() }).toEqual({ status: 200, body: '' });
});

test('a worker may open the live socket: it is held to the policy its own script came with', async ({
  origin,
}) => {
  const policy = (await fetch(origin + ASSET)).headers.get('content-security-policy');
  expect(policy).toContain(`connect-src 'self' ${origin.replace('http', 'ws')}`);
});

test('a tab that was opened before this build still finds the scripts of its own', async ({ origin }) => {
  const response = await fetch(`${origin}/assets/cashier-0aa1.js`, { headers: { 'accept-encoding': 'br' } });
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(response.headers.get('content-encoding')).toBe('br');
  expect(await response.text()).toBe(script);
  expect(await (await fetch(origin + ASSET)).text()).toBe(script);
});

test.for([
  ['/assets/profile-3fa9.js', 200],
  ['/assets/profile-gone.js', 404],
  ['/assets/cashier', 404],
  ['/profile/x.js', 404],
  ['/cashier/a.png', 404],
  ['/ru/bets/history.css', 404],
  ['/_ipx/w_200/profile', 404],
  ['/cms/api/profile', 404],
] as const)('no guard and no page stand at %s: %i (S2-R088)', async ([path, status], { origin }) => {
  const response = await fetch(origin + path, { redirect: 'manual' });
  expect(response.status).toBe(status);
  expect(response.headers.get('content-type')).not.toContain('html');
  if (status === 404) expect(response.headers.get('cache-control')).toBe('no-store');
});

test.for([
  '/../secret.txt',
  '/assets/../../secret.txt',
  '/assets/..%2f..%2fsecret.txt',
  '/assets/%2e%2e/%2e%2e/secret.txt',
  '/assets/..\\..\\secret.txt',
  '/assets/profile-3fa9.js%00.svg',
  '/assets/',
  '/assets',
  '/manifest.json',
  '/assets/profile-3fa9.js.br',
])('%s is no file, whatever it means', async (path, { origin }) => {
  const { body } = await rawGet(origin, path);
  for (const leaked of ['outside the folder', 'of the build', 'console.log', 'profile-3fa9.js</'])
    expect(body).not.toContain(leaked);
});
