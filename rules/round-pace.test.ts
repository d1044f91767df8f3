import { expect, test } from 'vitest';
import { roundWaitMs } from './round-pace.ts';

const at = (ms: number) => new Date(1_700_000_000_000 + ms);

test.each([
  ['no round before', null, 0, 2_500, 0],
  ['the time has passed', at(0), 2_500, 2_500, 0],
  ['some of it is left', at(0), 2_000, 2_500, 500],
  ['no time is asked for', at(0), 0, 0, 0],
  ['asked for before the last began, and no time is asked for', at(3), 0, 0, 0],
  ['asked for before the last began', at(3), 0, 2_500, 2_500],
])('%s', (_, last, now, minMs, left) => {
  expect(roundWaitMs(last, at(now), minMs)).toBe(left);
});
