// Games whose returns take seconds or more to compute: here only what their pays are made of. Where each of these is a
// whole number of cents at every stake, nothing is floored, and every stake returns what the sheet's rows state.
import type { BlackjackFigures } from '../blackjack/blackjack-end.ts';
import type { HouseHoldemFigures } from '../house-holdem/house-holdem-rules.ts';
import { TIMES_1 } from '../kind.ts';
import type { SlotFigures } from '../slot/slot-figures.ts';
import { rowsOf } from '../slot/table.ts';
import type { VideoPokerFigures } from '../video-poker/video-poker-best.ts';

export const blackjackPays = ({ blackjackX10000 }: BlackjackFigures): number[] => [blackjackX10000, TIMES_1];

export const videoPokerPays = ({ paysX10000 }: VideoPokerFigures): number[] =>
  Object.values(paysX10000).filter((times) => times !== undefined);

export const houseHoldemPays = ({ anteX10000, pairX10000 }: HouseHoldemFigures): number[] => [
  ...Object.values(anteX10000),
  ...Object.values(pairX10000),
];

/** A slot pays sums and whole multiples of its hundredths of the base stake, in each of its modes. */
export function slotPays(figures: SlotFigures): number[] {
  const strata = figures.tumble?.table ?? [];
  const rows = strata.flatMap((stratum) => rowsOf(stratum).map(({ paysX100 }) => paysX100));
  const paysX100 = new Set([...hundredthsIn(figures), ...rows]);
  return Object.values(figures.modes).flatMap(({ costX100 }) =>
    [...paysX100].map((pay) => (pay * TIMES_1) / costX100),
  );
}

/** All numbers whose name, or the name of the list that they are in, ends with X100. */
function hundredthsIn(value: unknown, name = ''): number[] {
  if (typeof value === 'number') return name.endsWith('X100') ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    hundredthsIn(part, name.endsWith('X100') ? name : key),
  );
}
