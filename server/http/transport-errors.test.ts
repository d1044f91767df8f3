// What is not even a question still gets an answer of the catalogue, and never a word about our insides.
import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, vi } from 'vitest';
import { test } from '#tests/doors.ts';
import type { Product } from '../calls/product.ts';
import { log } from '../plumbing/log.ts';
import { securityHeaders } from './security-headers.ts';
import { answerUnreadable } from './transport-errors.ts';

const json = { 'content-type': 'application/json' };
const form = { 'content-type': 'application/x-www-form-urlencoded' };

test.for([
  ['JSON that ends too soon', json, '{"hours": '],
  ['JSON that is no object', json, '[1]'],
  ['JSON deeper than any input', json, `{"a":${'['.repeat(20_000)}${']'.repeat(20_000)}}`],
  ['plain text, which needs no permission to cross sites', { 'content-type': 'text/plain' }, 'hours=0'],
  ['a form in parts', { 'content-type': 'multipart/form-data; boundary=x' }, '--x--'],
  ['a body of no type', {}, 'hours=0'],
  ['a body larger than any input', form, `hours=${'0'.repeat(70_000)}`],
] as const)('%s is refused', async ([, headers, payload], { doors }) => {
  const response = await doors.app.inject({ method: 'POST', url: '/__sandbox/time', headers, payload });
  expect(response.statusCode).toBe(400);
  expect(response.body).not.toMatch(/stack|node_modules|\.ts:/);
});

test('a null character is refused before it can reach the database', async ({ doors }) => {
  for (const url of ['/api/games.get?query=a%00b', '/api/games.get?a%00b=1', '/api/games.get?x[y]=%00']) {
    const response = await doors.get(url);
    expect(response.statusCode).toBe(400);
    expect(response.json().error.type).toBe('InvalidParameterException');
  }
});

test('a parameter that comes twice is not a choice between two values', async ({ doors }) => {
  const response = await doors.get('/api/games.get?count=1&count=2');
  expect(response.json().error).toMatchObject({
    type: 'InvalidParameterException',
    invalid_parameters: { count: ['format'] },
  });
});

test.for([
  ['no HTTP at all', 'HELLO\r\n\r\n'],
  [
    'two lengths',
    'POST /api/games.get HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab',
  ],
  [
    'a length and a stream at once',
    'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
  ],
  ['headers without end', `GET / HTTP/1.1\r\nHost: x\r\nX: ${'a'.repeat(20_000)}\r\n\r\n`],
  ['no host', 'GET /api/metadata.get HTTP/1.1\r\n\r\n'],
] as const)('a connection that brings %s is told so and closed', async ([, bytes], { doors }) => {
  const { hostname, port } = new URL(await doors.listen());
  const connection = connect(Number(port), hostname);
  await once(connection, 'connect');
  connection.write(bytes);
  expect(await text(connection)).toMatch(/^HTTP\/1\.1 400 /);
});

test.for(['/%E0%A4%A', '/api/%E0%A4%A', '/api/%'])(
  '%s, which cannot be decoded, is refused',
  async (url, { doors }) => {
    const response = await doors.get(url);
    expect(response.statusCode).toBe(400);
    if (url.startsWith('/api')) expect(response.json().error.type).toBe('InvalidRequestException');
    else expect(response.headers['content-type']).toContain('text/html');
  },
);

test('what is refused before it is a request carries the same headers as everything else', async ({
  doors,
}) => {
  const names = Object.keys(securityHeaders({ isSecure: false }, doors.product.config));
  const { headers } = await doors.get('/%ff');
  for (const name of [...names, 'x-request-id']) expect(headers, name).toHaveProperty(name);

  const { hostname, port } = new URL(await doors.listen());
  const connection = connect(Number(port), hostname);
  connection.write('HELLO\r\n\r\n');
  const said = await text(connection);
  for (const name of names) expect(said).toContain(`\r\n${name}: `);
});

test.for(['a b', 'evil.example/path', 'localhost:port', 'user@localhost', 'x"><script>'])(
  'a request for the host %s is refused',
  async (host, { doors }) => {
    for (const url of ['/', '/ru/offers']) expect((await doors.get(url, { host })).statusCode).toBe(400);
  },
);

/** The product's database, saying no to everything until the test is over. */
function breakDatabase({ db }: Product, error: Error) {
  const { sql } = db;
  db.sql = (() => Promise.reject(error)) as typeof sql;
  onTestFinished(() => {
    db.sql = sql;
  });
}

test('a bug is written down for us and hidden from the visitor', async ({ doors }) => {
  const bug = new Error('relation "player" at server/at-rest/secret.ts:12 does not exist');
  using written = vi.spyOn(log, 'bug').mockReturnValue();
  breakDatabase(doors.product, bug);

  const answer = await doors.ask('account.getBalance', {}, { cookie: 'sid=anything' });
  expect(answer).toMatchObject({ status: 500, error: { type: 'InternalServerErrorException', code: 6 } });
  expect(JSON.stringify(answer)).not.toContain('secret');
  expect(written).toHaveBeenCalledWith(bug, { request: expect.any(String), path: '/api/account.getBalance' });
});

test('a database that cannot be reached is an outage and says so', async ({ doors }) => {
  using _ = vi.spyOn(log, 'bug').mockReturnValue();
  breakDatabase(doors.product, Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' }));

  const answer = await doors.ask('account.getBalance', {}, { cookie: 'sid=anything' });
  expect(answer).toMatchObject({ status: 503, error: { type: 'ApplicationUnavailableException' } });
  const page = await doors.get('/', { cookie: 'sid=anything' });
  expect(page.statusCode).toBe(503);
  expect(page.headers['content-type']).toContain('text/html');
});

test.for([
  ['that was never used closes without a word', '', /^$/],
  ['on which a question stops half-way is told so', 'GET / HTTP/1.1\r\nHo', /^HTTP\/1.1 400 /],
] as const)('a connection %s', async ([, bytes, heard]) => {
  const impatient = { requestTimeout: 20, headersTimeout: 20, connectionsCheckingInterval: 10 };
  const server = createServer(impatient).on('clientError', (error, socket) =>
    answerUnreadable(error, socket as Socket, {}),
  );
  onTestFinished(() => void server.close());
  await once(server.listen(0), 'listening');
  const connection = connect((server.address() as AddressInfo).port);
  connection.write(bytes);
  await expect(text(connection)).resolves.toMatch(heard);
});
