// A row of a sheet from counted ways, all as likely, with its return as a fraction.
import { TIMES_1 } from './kind.ts';
import { type ParRow, rowOfLaw } from './par-sheet.ts';

/** What a round pays, in ten-thousandths of the stake, and in how many ways; the ways may come in any number of parts. */
export type Ways = Iterable<readonly [timesX10000: number, ways: number]>;

/** Longer ones say less than the decimals do. */
const SHORT = 24;

export function rowOfWays(play: string, ways: Ways): ParRow {
  const counts = new Map<number, bigint>();
  for (const [times, count] of ways) counts.set(times, (counts.get(times) ?? 0n) + BigInt(count));
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0n);
  const paid = [...counts].reduce((sum, [times, count]) => sum + BigInt(times) * count, 0n);
  const fraction = shortened(paid, BigInt(TIMES_1) * total);
  return rowOfLaw(
    play,
    [...counts].map(([times, count]) => [times / TIMES_1, Number(count) / Number(total)] as const),
    fraction.length <= SHORT ? fraction : undefined,
  );
}

function shortened(over: bigint, under: bigint): string {
  let [divisor, rest] = [under, over];
  while (rest !== 0n) [divisor, rest] = [rest, divisor % rest];
  return `${over / divisor}/${under / divisor}`;
}
