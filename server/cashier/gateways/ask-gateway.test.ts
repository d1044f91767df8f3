// The door to gateways, with one behind it that answers as it is told.
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { ANSWERED_WITHIN_MS, askGateway } from './ask-gateway.ts';
import { GatewayDeclined, GatewayFailed } from './gateway.ts';

async function openGateway(answer: (request: IncomingMessage, reply: ServerResponse) => unknown) {
  const server = createServer((request, reply) => void answer(request, reply)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

const get = { method: 'GET', headers: {} } as const;

const answering = (status: number, body = '') =>
  openGateway((_request, reply) => reply.writeHead(status).end(body));

test('what is sent arrives as JSON, and what is asked has no body', async () => {
  await using gateway = await openGateway(async (request, reply) => {
    const { authorization, 'content-type': type = null } = request.headers;
    reply.end(JSON.stringify({ method: request.method, authorization, type, body: await text(request) }));
  });
  const headers = { authorization: 'Bearer key' };
  expect(await askGateway(gateway.url, { method: 'POST', headers, body: { cents: 5 } })).toEqual({
    ...{ method: 'POST', authorization: 'Bearer key', type: 'application/json', body: '{"cents":5}' },
  });
  expect(await askGateway(gateway.url, { method: 'GET', headers })).toEqual({
    ...{ method: 'GET', authorization: 'Bearer key', type: null, body: '' },
  });
});

test.for([
  [200, '{"a":1}', { a: 1 }],
  [200, '', {}],
  [299, '{}', {}],
  [404, 'no such', null],
] as const)('%i with "%s" is read', async ([status, body, read]) => {
  await using gateway = await answering(status, body);
  expect(await askGateway(gateway.url, get)).toEqual(read);
});

test.for([402, 422])('%i is a no', async (status) => {
  await using gateway = await answering(status, '{}');
  await expect(askGateway(gateway.url, get)).rejects.toThrow(GatewayDeclined);
});

test.for([
  [300, '{}'],
  [302, '{}'],
  [400, '{}'],
  [403, '{}'],
  [500, '{}'],
  [200, 'a page'],
  [200, '"a \\u0000"'],
] as const)('%i with %s: it was reached, and what happened there is not known', async ([status, body]) => {
  await using gateway = await answering(status, body);
  const asked = askGateway(gateway.url, get);
  await expect(asked).rejects.toThrow(GatewayFailed);
  await expect(asked).rejects.toMatchObject({ isReached: true });
});

test('an answer without end is not read to its end', async () => {
  const json = (length: number) => `"${'x'.repeat(length - 2)}"`;
  await using whole = await answering(200, json(1_000_000));
  expect(await askGateway(whole.url, get)).toHaveLength(999_998);
  await using longer = await answering(200, json(1_000_001));
  await expect(askGateway(longer.url, get)).rejects.toMatchObject({ name: 'GatewayFailed', isReached: true });
});

test('one that is not there was not reached', async () => {
  const gone = await answering(200);
  await gone[Symbol.asyncDispose]();
  await expect(askGateway(gone.url, get)).rejects.toMatchObject({ name: 'GatewayFailed', isReached: false });
});

test('one that says nothing is waited for no longer than a player would wait', async () => {
  await using mute = await openGateway(() => undefined);
  const begun = performance.now();
  await expect(askGateway(mute.url, get)).rejects.toMatchObject({ name: 'GatewayFailed', isReached: false });
  expect(ANSWERED_WITHIN_MS).toBeLessThanOrEqual(3_000);
  expect(performance.now() - begun).toBeGreaterThan(ANSWERED_WITHIN_MS - 100);
});
