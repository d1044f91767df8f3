// Pictures of other sites: only of those an operator named, and nothing that these point to.
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { isInner, NoImageThere, openOutsideImages } from './outside-images.ts';

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

async function openHost() {
  const seen: string[] = [];
  const server = createServer((request, response) => {
    seen.push(request.url ?? '');
    if (request.url === '/hop.png') response.writeHead(302, { location: '/a.png' }).end();
    else if (request.url === '/page.png')
      response.writeHead(200, { 'content-type': 'text/html' }).end('<html>');
    else if (request.url === '/huge.png')
      response.writeHead(200, { 'content-type': 'image/png' }).end(Buffer.alloc(11 * 1024 * 1024));
    else response.writeHead(200, { 'content-type': 'image/png' }).end(png);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { port, seen, [Symbol.dispose]: () => void server.close() };
}

test('a picture of a named site comes; a page, a hop elsewhere and what is too large do not', async () => {
  using host = await openHost();
  const origin = `http://localhost:${host.port}`;
  const { find, close } = openOutsideImages({ origins: [origin], isShut: () => false });
  expect(await find(`${origin}/a.png`)?.read()).toEqual(png);
  for (const path of ['/hop.png', '/page.png', '/huge.png'])
    await expect(find(origin + path)!.read(), path).rejects.toBeInstanceOf(NoImageThere);
  expect(host.seen).toEqual(['/a.png', '/hop.png', '/page.png', '/huge.png']);
  await close();
});

test('a named site whose name stands for a machine inside is not asked', async () => {
  using host = await openHost();
  const origin = `http://localhost:${host.port}`;
  const { find, close } = openOutsideImages({ origins: [origin] });
  await expect(find(`${origin}/a.png`)!.read()).rejects.toBeInstanceOf(NoImageThere);
  expect(host.seen).toEqual([]);
  await close();
});

test('an address in figures is looked at as well, and so are names and ports that were not named', async () => {
  const { find, close } = openOutsideImages({ origins: ['http://127.0.0.1:81', 'https://images.example'] });
  for (const url of [
    'http://127.0.0.1:81/a.png',
    'http://2130706433:81/a.png',
    'https://images.example:8443/a.png',
    'http://images.example/a.png',
    'https://u:p@images.example/a.png',
  ])
    expect(find(url), url).toBeNull();
  expect(find('https://images.example/a.png')).not.toBeNull();
  await close();
});

test.for([
  ['127.0.0.1', true],
  ['10.1.2.3', true],
  ['172.31.0.1', true],
  ['192.168.1.1', true],
  ['169.254.169.254', true],
  ['100.64.0.1', true],
  ['0.0.0.0', true],
  ['255.255.255.255', true],
  ['::1', true],
  ['::', true],
  ['::ffff:10.0.0.1', true],
  ['64:ff9b::a00:1', true],
  ['fe80::1', true],
  ['fd00::1', true],
  ['ff02::1', true],
  ['2002:a00:1::', true],
  ['93.184.216.34', false],
  ['2606:2800:220:1::1', false],
] as const)('%s is inside: %s', ([address, isShut]) => {
  expect(isInner(address)).toBe(isShut);
});
