import { expect, test } from 'vitest';
import { definitions } from '#games/definitions/all.ts';
import { engineOf } from './engine-of.ts';

test('each mechanic of slots is an engine of its own, and every other kind is one', () => {
  const engines = new Set(definitions.map(engineOf));
  const slots = [...engines].filter((engine) => engine.startsWith('slot, '));
  expect(slots.toSorted()).toEqual([
    'slot, anywhere',
    'slot, clusters',
    'slot, expanding symbol',
    'slot, hold and respin',
    'slot, lines',
    'slot, three reels',
    'slot, tumble',
    'slot, variable ways',
    'slot, ways',
  ]);
  expect(engines.size - slots.length).toBe(new Set(definitions.map(({ kind }) => kind)).size - 1);
});
