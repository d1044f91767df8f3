import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test as plainTest } from 'vitest';
import { test } from '#tests/doors.ts';
import { isWelcome } from './compression.ts';

const url = '/api/games.get?v=1&count=300';

test('a long answer is pressed the way the asker likes best', async ({ doors }) => {
  const plain = (await doors.get(url)).body;
  const br = await doors.get(url, { 'accept-encoding': 'gzip, deflate, br' });
  const gz = await doors.get(url, { 'accept-encoding': 'gzip' });

  expect([br.headers['content-encoding'], gz.headers['content-encoding']]).toEqual(['br', 'gzip']);
  expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain);
  expect(gunzipSync(gz.rawPayload).toString()).toBe(plain);
  expect(br.rawPayload.length).toBeLessThan(plain.length / 4);
  for (const { headers } of [br, gz]) expect(headers['vary']).toContain('Accept-Encoding');
});

test('a short answer is not worth it', async ({ doors }) => {
  const response = await doors.get('/api/metadata.get', { 'accept-encoding': 'br' });
  expect(response.headers['content-encoding']).toBeUndefined();
});

plainTest.for([
  ['br', true],
  ['gzip, BR;q=1.0', true],
  ['gzip;q=1.0, br;q=0', false],
  ['br;q=0.0', false],
  ['br;q=0.5', true],
  ['brotli', false],
  ['', false],
] as const)('"%s" welcomes br: %s', ([header, expected]) => {
  expect(isWelcome({ headers: { 'accept-encoding': header } }, 'br')).toBe(expected);
});
