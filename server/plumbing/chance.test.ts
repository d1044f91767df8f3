import { expect, test } from 'vitest';
import { drawHex, drawNonce, drawSecret } from './chance.ts';

test('nothing drawn is ever drawn again, however much is drawn at once', () => {
  const drawn = Array.from({ length: 2_000 }, () => [drawSecret(), drawHex(12), drawNonce()]).flat();
  expect(new Set(drawn).size).toBe(drawn.length);
});

test('each has its length, also where it is more than is kept in stock', () => {
  expect(drawSecret()).toMatch(/^[\w-]{43}$/);
  expect(drawNonce()).toMatch(/^[\w+/]{22}==$/);
  expect(drawHex(10_000)).toMatch(/^[0-9a-f]{20000}$/);
  expect(drawHex(3)).toMatch(/^[0-9a-f]{6}$/);
});

test('every value of a byte is drawn about as often as any other', () => {
  const counts = new Map<number, number>();
  for (const byte of Buffer.from(drawHex(256 * 1_000), 'hex')) counts.set(byte, (counts.get(byte) ?? 0) + 1);
  // Chi-squared with 255 degrees of freedom; beyond 400 once in some hundred million times.
  const sum = [...counts.values()].reduce((total, count) => total + (count - 1_000) ** 2 / 1_000, 0);
  expect(counts.size).toBe(256);
  expect(sum).toBeLessThan(400);
});
