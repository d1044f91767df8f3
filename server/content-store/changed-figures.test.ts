// Which changes of a definition leave what it gives as it is: words, pictures, and an earlier end.
import { expect, test } from 'vitest';
import type { EntryKind, Json } from '#contract/content-entries.ts';
import { keepsFigures } from './changed-figures.ts';

const keeps = (before: Json | undefined, after: Json | undefined, kind: EntryKind = 'offer') =>
  keepsFigures({ kind, before, after });
const until = (finished_at: string | null) => ({ amount: 1, finished_at });

test.for(['title', 'text', 'image', 'kicker', 'tone', 'name', 'role', 'object', 'description'])(
  'another %s changes no figure, at any depth',
  (field) => {
    expect(keeps({ amount: 1, [field]: 'a' }, { amount: 1, [field]: 'b' })).toBe(true);
    expect(keeps({ list: [{ amount: 1, [field]: 'a' }] }, { list: [{ amount: 1 }] })).toBe(true);
    expect(keeps({ amount: 1, [field]: 'a' }, { amount: 2, [field]: 'a' })).toBe(false);
  },
);

test('the order of fields decides nothing, and the order of a list does', () => {
  expect(keeps({ a: 1, b: { c: 2, d: 3 } }, { b: { d: 3, c: 2 }, a: 1 })).toBe(true);
  expect(keeps({ list: [1, 2] }, { list: [2, 1] })).toBe(false);
  expect(keeps({ list: [1, 2] }, { list: { 0: 1, 1: 2 } })).toBe(false);
  expect(keeps({ a: null }, { a: {} })).toBe(false);
  expect(keeps({ a: 1, b: 1 }, { a: 1 }), 'a field that is taken away').toBe(false);
});

test('the place of a loyalty programme is a figure, for the first one is given; of all else it is not', () => {
  expect(keeps({ place: 1 }, { place: 2 }, 'loyalty-program')).toBe(false);
  expect(keeps({ place: 1 }, { place: 2 }, 'loyalty-product')).toBe(true);
});

test('an earlier end gives nothing more, and a later end or none does', () => {
  const [early, late] = ['2026-03-01T00:00:00Z', '2026-03-02T00:00:00Z'];
  expect(keeps(until(late), until(early))).toBe(true);
  expect(keeps(until(late), until(late))).toBe(true);
  expect(keeps(until(early), until(late))).toBe(false);
  expect(keeps(until(null), until(late))).toBe(true);
  expect(keeps(until(late), until(null))).toBe(false);
  expect(keeps(until(late), { amount: 1 })).toBe(false);
  expect(keeps(until(null), { amount: 1 })).toBe(true);
});

test('a new definition is new figures, and so is one that comes back', () => {
  expect(keeps(undefined, { amount: 1 })).toBe(false);
  expect(keeps({ amount: 1 }, undefined)).toBe(false);
  expect(keeps(undefined, undefined)).toBe(true);
});
