// The law of a round whose outcomes can be counted: so many ways in whole numbers, and no likelihood is rounded.
import { TIMES_1 } from './kind.ts';
import { type ParRow, rowOfLaw } from './par-sheet.ts';

/** What a round pays, in ten-thousandths of the stake, and in how many of all equally likely ways. */
export type Counted = readonly (readonly [timesX10000: number, ways: number])[];

/** A fraction longer than this tells a reader nothing. */
const SHORT = 24;

export function rowOfCounted(play: string, counted: Counted): ParRow {
  const all = counted.reduce((sum, [, ways]) => sum + BigInt(ways), 0n);
  const paid = counted.reduce((sum, [times, ways]) => sum + BigInt(times) * BigInt(ways), 0n);
  const fraction = reduced(paid, all * BigInt(TIMES_1));
  const law = counted.map(([times, ways]) => [times / TIMES_1, ways / Number(all)] as const);
  return rowOfLaw(play, law, fraction.length > SHORT ? undefined : fraction);
}

function reduced(over: bigint, under: bigint): string {
  let [a, b] = [over, under];
  while (b > 0n) [a, b] = [b, a % b];
  return `${over / a}/${under / a}`;
}

/** How many sets of `chosen` there are in `n`. */
export function choose(n: number, chosen: number): number {
  let sets = 1;
  for (let place = 1; place <= chosen; place++) sets = (sets * (n - chosen + place)) / place;
  return sets;
}
