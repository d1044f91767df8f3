// What a stranger can send to the port itself: upgrades to addresses no parser takes, halves of requests, garbage.
import fc from 'fast-check';
import type { Attack } from './stranger.ts';

/** One of each kind that has ended the process before; the rest is drawn by chance. */
export const knownAttacks: Attack[] = [
  '//',
  'http://[',
  '/\\',
  'http://:x',
  '/socket',
  '/ws',
  '/ws?token=x',
].flatMap((target) =>
  (['read on', 'reset at once', 'reset when answered', 'leave'] as const).map((ending) => ({
    head: `GET ${target} HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n`,
    cutAt: null,
    ending,
  })),
);

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
export const anyAttack: fc.Arbitrary<Attack> = fc.record({
  head: fc.oneof(
    head,
    fc.tuple(head, head).map((both) => both.join('')),
  ),
  cutAt: fc.option(fc.nat(200)),
  ending: fc.constantFrom('read on', 'reset at once', 'reset when answered', 'leave'),
});
