import { expect, test } from 'vitest';
import { definitions } from '#games/definitions/all.ts';
import type { SlotFigures } from '#games/kinds/slot/slot-figures.ts';
import { type Fingerprint, fingerprintOf } from './fingerprint.ts';
import { readSheet } from './sheets.ts';

/** Two games with the same engine and the same features lie this far apart. */
const APART = 1.5;

const slots = definitions.filter(({ kind }) => kind === 'slot');
const prints = slots.map(({ sysname, figures }) => ({
  sysname,
  ...fingerprintOf(figures as SlotFigures, readSheet(sysname)!.rows[0]!),
}));

/** How much the figures of the first slots differ: fixed, so that a new game brings no two others nearer to each other. */
const scales = [0.144, 0.471, 1.129, 0.715, 2.217];

const distance = (a: Fingerprint, b: Fingerprint): number =>
  Math.hypot(...a.numbers.map((value, place) => (value - b.numbers[place]!) / scales[place]!));

test('no two slots are the same game in other clothes', () => {
  const pairs = prints.flatMap((a, place) => prints.slice(place + 1).map((b) => [a, b] as const));
  const clones = pairs
    .filter(([a, b]) => a.engine === b.engine && a.features === b.features)
    .filter(([a, b]) => a.structure === b.structure || distance(a, b) < APART)
    .map(([a, b]) => `${a.sysname} and ${b.sysname}: ${distance(a, b)}`);
  expect(clones).toEqual([]);
});
