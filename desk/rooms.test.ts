import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { rooms } from './rooms.ts';

const sprite = readFileSync(new URL('../ui/icons.svg', import.meta.url), 'utf8');
const drawingOf = (icon: string) => new RegExp(`<symbol id="${icon}"[^>]*>(.*?)</symbol>`).exec(sprite)?.[1];

test('no two entries of the menu share a drawing', () => {
  const byDrawing = Map.groupBy(rooms, ({ icon }) => drawingOf(icon));
  const shared = [...byDrawing.values()].filter(({ length }) => length > 1);
  expect(shared.map((group) => group.map(({ path }) => path))).toEqual([]);
  expect(byDrawing.has(undefined)).toBe(false);
});

// The same person at three sizes is one drawing to anyone who looks quickly.
test('no two entries of the menu are drawn as people', () => {
  const people = rooms.filter(({ icon }) => icon.startsWith('user'));
  expect(people.map(({ path }) => path)).toEqual(['players']);
});
