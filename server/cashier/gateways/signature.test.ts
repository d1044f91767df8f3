import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { Unsigned } from './gateway.ts';
import { requireSigned, signNotice } from './signature.ts';

const AT = 1_770_000_000;
const raw = Buffer.from('{"id":"ev_1"}');
const mac = createHmac('sha256', 'key').update(`${AT}.{"id":"ev_1"}`).digest('hex');

const read = (signature: unknown, { seconds = AT, body = raw, key = 'key' } = {}) =>
  requireSigned(body, signature, { key, now: new Date(seconds * 1000) });

test('time, a dot and the bytes are signed together', () => {
  expect(signNotice(raw, 'key', AT)).toBe(`t=${AT},v1=${mac}`);
  expect(() => read(signNotice(raw, 'key', AT))).not.toThrow();
});

test.for([
  ['none', undefined],
  ['an empty one', ''],
  ['one without its time', `v1=${mac}`],
  ['one of another length', `t=${AT},v1=${mac}00`],
  ['something before it', ` t=${AT},v1=${mac}`],
  ['something behind it', `t=${AT},v1=${mac} `],
  ['another time', `t=${AT + 1},v1=${mac}`],
  ['another number', `t=${AT},v1=${mac.replace(/^./, mac.startsWith('0') ? '1' : '0')}`],
] as const)('%s is no signature', ([, signature]) => {
  expect(() => read(signature)).toThrow(Unsigned);
});

test('neither other bytes nor another key fit', () => {
  const signature = signNotice(raw, 'key', AT);
  expect(() => read(signature, { body: Buffer.from('{"id":"ev_2"}') })).toThrow(Unsigned);
  expect(() => read(signature, { key: 'other' })).toThrow(Unsigned);
});

test('it is good for five minutes, before and after', () => {
  const signature = signNotice(raw, 'key', AT);
  for (const seconds of [AT - 300, AT + 300]) expect(() => read(signature, { seconds })).not.toThrow();
  for (const seconds of [AT - 301, AT + 301]) expect(() => read(signature, { seconds })).toThrow(Unsigned);
});
