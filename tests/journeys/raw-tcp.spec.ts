// What a stranger can send to the port itself: upgrades to addresses no parser takes, halves of requests, garbage, and
// connections torn off at any moment. The process lives through all of it, and none of it is a bug to it.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type MortalHouse, openMortalHouse } from './mortal-house.ts';
import { type Attack, attack } from './stranger.ts';

const RUNS = 600;
const AT_ONCE = 50;
const SEED = 20_260_301;

/** One of each kind that has ended the process before; the rest is drawn by chance. */
const known: Attack[] = ['//', 'http://[', '/\\', 'http://:x', '/socket', '/ws', '/ws?token=x'].flatMap(
  (target) =>
    (['read on', 'reset at once', 'reset when answered', 'leave'] as const).map((ending) => ({
      head: `GET ${target} HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n`,
      cutAt: null,
      ending,
    })),
);

test('no packet of a stranger ends the server, nor is a bug to it', { timeout: 240_000 }, async () => {
  await using house = await openMortalHouse([], { LOG_LEVEL: 'warn' });
  await survives(house, [...known, ...fc.sample(anyAttack, { numRuns: RUNS, seed: SEED })]);
});

test('answers torn off half-way end nothing, and are no bug', { timeout: 240_000 }, async () => {
  await using house = await openMortalHouse([], { LOG_LEVEL: 'warn' });
  const cookie = await signIn(house.origin);
  const file = /\/assets\/[\w.-]+\.js/.exec(await (await fetch(house.origin)).text())![0];
  const asked = ['/', '/ru', '/billing', '/api/account.getInfo?v=1', file, '/openapi.json'].flatMap((path) =>
    ['GET', 'HEAD'].map(
      (verb) => `${verb} ${path} HTTP/1.1\r\nhost: x\r\naccept-encoding: br\r\ncookie: ${cookie}\r\n\r\n`,
    ),
  );
  const endings = ['reset at once', 'reset when answered', 'leave'] as const;
  const attacks = asked.flatMap((head) => endings.map((ending) => ({ head, cutAt: null, ending })));
  await survives(house, Array.from({ length: 5 }, () => attacks).flat());
});

async function survives(house: MortalHouse, attacks: readonly Attack[]): Promise<void> {
  const left = [...attacks];
  while (left.length > 0) {
    const some = left.splice(0, AT_ONCE);
    const answers = await Promise.all(some.map((one) => attack(house.origin, one)));
    expect(house.hasEnded(), `ended after one of ${JSON.stringify(some)}`).toBe(false);
    for (const answer of answers) expect(answer).toMatch(/^(HTTP\/1\.1 ([1-4]\d\d|50[13]) |$)/);
  }
  expect((await fetch(`${house.origin}/healthz`)).status).toBe(200);
  expect((await fetch(`${house.origin}/readyz`)).status).toBe(200);
  await expect(house.endServer()).resolves.toBe(0);
  expect(house.bugs()).toEqual([]);
}

async function signIn(origin: string): Promise<string> {
  const body = new URLSearchParams({ player: 'anna' });
  const answer = await fetch(`${origin}/__sandbox/sign-in`, { method: 'POST', body, redirect: 'manual' });
  return answer.headers.get('set-cookie')!.split(';', 1)[0]!;
}

const strange = fc.constantFrom(
  ...[
    '/',
    '//',
    '/\\',
    '\\',
    'http://',
    'http://[',
    'http://x:99999/',
    '*',
    '/%ff',
    '/%00',
    '/%',
    '?',
    '#',
    '@[',
  ],
  ...[
    '/ws',
    '/ws/',
    '/ws?',
    '/ws#',
    '/ws?token=',
    '/ws?token=%ff',
    '/api/account.getInfo',
    '/metrics',
    '/healthz',
  ],
  ...[
    `/${'a'.repeat(9_000)}`,
    `/${'%41'.repeat(5_000)}`,
    `/${'../'.repeat(1_000)}`,
    '\0',
    '/\0',
    '/ws\0',
    'é',
    '/é',
  ],
);
const target = fc.oneof(
  strange,
  fc.string({ maxLength: 40 }),
  fc.tuple(strange, strange).map(([a, b]) => a + b),
);
const method = fc.constantFrom(
  'GET',
  'GET',
  'GET',
  'POST',
  'HEAD',
  'OPTIONS',
  'CONNECT',
  'TRACE',
  'QUERY',
  'PRI',
  'g',
);
const upgrade = fc.constantFrom('websocket', 'h2c', 'WebSocket, x', '', 'TLS/1.0');
const headers = fc.array(
  fc.oneof(
    upgrade.map((to) => `connection: upgrade\r\nupgrade: ${to}\r\n`),
    fc.constantFrom(
      ...[
        'host: x\r\n',
        'host:\r\n',
        'host: [\r\n',
        'host: a b\r\n',
        'expect: 100-continue\r\n',
        'expect: x\r\n',
      ],
      ...[
        'sec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n',
        'origin: http://[\r\n',
      ],
      ...['content-length: 5\r\n', 'content-length: -1\r\n', 'content-length: 5\r\ncontent-length: 6\r\n'],
      ...[
        'transfer-encoding: chunked\r\n',
        'transfer-encoding: x\r\n',
        'cookie: sid=\0\r\n',
        ': x\r\n',
        'x\r\n',
      ],
      ...[
        'traceparent: 00-x\r\n',
        'cookie: sid=%ff; =; ;\r\n',
        `x: ${'y'.repeat(20_000)}\r\n`,
        ' folded\r\n',
      ],
      ...['accept-language: ;q=x,,*\r\n', 'accept-encoding: br;q=0,gzip\r\n', 'range: bytes=9-1\r\n'],
    ),
  ),
  { maxLength: 5 },
);
const body = fc.constantFrom(
  '',
  '',
  'a=b',
  '5\r\nhello\r\n0\r\n\r\n',
  'zz\r\n',
  'GET / HTTP/1.1\r\nhost: x\r\n\r\n',
  '\0\0',
);
const head = fc.oneof(
  fc
    .record({ method, target, headers, body, version: fc.constantFrom('1.1', '1.1', '1.0', '2.0', '') })
    .map((it) => `${it.method} ${it.target} HTTP/${it.version}\r\n${it.headers.join('')}\r\n${it.body}`),
  fc.string({ maxLength: 200 }),
);
const anyAttack: fc.Arbitrary<Attack> = fc.record({
  head: fc.oneof(
    head,
    fc.tuple(head, head).map((both) => both.join('')),
  ),
  cutAt: fc.option(fc.nat(200)),
  ending: fc.constantFrom('read on', 'reset at once', 'reset when answered', 'leave'),
});
