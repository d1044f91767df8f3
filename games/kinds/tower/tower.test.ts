import { expect, test } from 'vitest';
import { tower as definition } from '../../definitions/tower.ts';
import type { Rng } from '../../rng/rng.ts';
import { playOut } from '../play-out.ts';
import { tower } from './tower.ts';
import { towerPlays } from './tower-plays.ts';

const { figures } = definition;
const STAKE = 10_000;

/** A trap a row, from the lowest on, as the digits of a number say. */
function trapping(number: number, places: number): Rng {
  let left = number;
  return {
    u32() {
      const trap = left % places;
      left = Math.floor(left / places);
      return trap;
    },
  };
}

const MOST_TOWERS = 1000;

const counted = towerPlays(figures).flatMap((named) => {
  const [level, , climbs] = named.play.split('-') as [string, string, string];
  const { safe, places } = figures.levels[level]!;
  const towers = places ** Number(climbs);
  const isOneTrap = places - safe === 1;
  return isOneTrap && towers <= MOST_TOWERS
    ? [{ ...named, level, places, towers, safe: safe ** Number(climbs) }]
    : [];
});

test.each(counted)(
  'of $towers towers $play is paid in $safe',
  ({ level, places, towers, safe, ...named }) => {
    const table = { kind: tower, figures, bet: { stake: STAKE, level } };
    let won = 0;
    for (let number = 0; number < towers; number++)
      if (playOut({ ...table, rng: trapping(number, places) }, named).paid > 0) won += 1;
    expect(won).toBe(safe);
  },
);

test('a trap takes all and ends it, and the whole tower is shown', () => {
  const climbs = [0, 1, 0, 1].map((at) => ({ name: 'climb', at }));
  const round = tower.play(figures, { stake: STAKE, level: 'even' }, climbs, trapping(0b001, 2));
  expect(round).toMatchObject({ isOver: true, paid: 0, choices: [] });
  expect(round.steps).toEqual([
    { step: 'climb', row: 0, at: 0, isSafe: true, timesX10000: 19_600 },
    { step: 'climb', row: 1, at: 1, isSafe: true, timesX10000: 39_200 },
    { step: 'climb', row: 2, at: 0, isSafe: false, timesX10000: 0 },
    { step: 'tower', traps: [[1], [0], [0], [0], [0], [0], [0], [0], [0]] },
  ]);
});
