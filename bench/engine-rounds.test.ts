import { expect, test } from 'vitest';
import { definitions } from '#games/definitions/all.ts';
import { playOne, rosterOf } from './engine-rounds.ts';

test('every game is played to its end by whoever takes what is offered first, and takes its chance', () => {
  for (const seated of rosterOf(definitions))
    expect(Math.min(...playOne(seated, 0)), seated.definition.sysname).toBeGreaterThan(0);
});

test('the same round takes the same words whenever it is played', () => {
  const [first] = rosterOf(definitions.slice(0, 1));
  expect(playOne(first!, 5)).toEqual(playOne(first!, 5));
});
