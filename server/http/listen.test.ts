import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { listen } from './listen.ts';

const host = '127.0.0.1';

test.for([
  ['the site', 'PORT', (at: object) => fastify().listen(at)],
  ['its metrics', 'METRICS_PORT', (at: object) => once(createServer().listen(at), 'listening')],
] as const)('a port in use is one sentence: %s', async ([, setting, open]) => {
  const other = createServer().listen(0, host);
  onTestFinished(() => void other.close());
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;

  await expect(listen({ port, host, setting }, open)).rejects.toMatchObject({
    name: 'CannotStart',
    message: `Port ${port} is in use already: stop what runs there, or choose another with ${setting}.`,
  });
});

test('an address that this machine does not have is one sentence', async () => {
  const opening = listen({ port: 0, host: '203.0.113.1', setting: 'PORT' }, (at) => fastify().listen(at));
  await expect(opening).rejects.toMatchObject({
    name: 'CannotStart',
    message: 'This machine has no address 203.0.113.1: correct HOST.',
  });
});
