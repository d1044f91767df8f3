import { expect, test } from 'vitest';
import { isPlayable } from './playable.ts';
import { shelf } from './shelf.ts';

test('every game on the shelf can be played', () => {
  expect(shelf.filter(({ sysname }) => !isPlayable(sysname)).map(({ sysname }) => sysname)).toEqual([]);
});
