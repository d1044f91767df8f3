// Every choice of the fast games: each bet, and each step at which a round can be collected.
import type { CoinLadderFigures } from '../coin-ladder/coin-ladder.ts';
import { coinLadderTimes } from '../coin-ladder/coin-ladder-times.ts';
import { choose } from '../counted-law.ts';
import { ALL_WAYS, type BustFigures, waysToReach } from '../crash/crash-bust.ts';
import { type DiceFigures, diceTimes, NUMBERS } from '../dice/dice.ts';
import type { DoubleFigures } from '../double/double.ts';
import type { KenoFigures } from '../keno/keno.ts';
import type { MinesFigures } from '../mines/mines.ts';
import { isNextOffered, minesTimes } from '../mines/mines-times.ts';
import { type PlinkoFigures, plinkoTimes } from '../plinko/plinko.ts';
import type { ScratchFigures } from '../scratch/scratch.ts';
import type { TowerFigures } from '../tower/tower.ts';
import { towerTimes } from '../tower/tower-times.ts';
import type { WheelFigures } from '../wheel/wheel.ts';
import { type Offer, winOrNothing } from './offer.ts';

export function* diceOffers(figures: DiceFigures): Iterable<Offer> {
  const [least, most] = figures.chances;
  for (let chance = least; chance <= most; chance++)
    yield {
      ...winOrNothing(`chance-${chance}`, diceTimes(figures, chance), chance, NUMBERS),
      wish: (stake) => ({ stake, chance, side: 'under' }),
    };
}

/** Each number of mines, with each number of opened cells that the engine lets a player reach. */
export function* minesOffers(figures: MinesFigures): Iterable<Offer> {
  const { cells, mines: range } = figures;
  for (let mines = range[0]; mines <= range[1]; mines++)
    for (let opened = 1; opened <= cells - mines && isNextOffered(figures, mines, opened - 1); opened++) {
      // The fields of mines that leave the opened cells free, of all fields.
      const ways = choose(cells - opened, mines);
      const times = minesTimes(figures, mines, opened);
      yield winOrNothing(`mines-${mines}-opens-${opened}`, times, ways, choose(cells, mines));
    }
}

export function* targetOffers(figures: BustFigures): Iterable<Offer> {
  const [least, most] = figures.targetsX100;
  for (let target = least; target <= most; target++)
    yield winOrNothing(`target-${target}`, target * 100, waysToReach(figures, target), ALL_WAYS);
}

export const plinkoOffers = (figures: PlinkoFigures): Offer[] =>
  Object.entries(figures.paysX100).flatMap(([risk, tables]) =>
    Object.keys(tables).map((text) => {
      const rows = Number(text);
      const times = plinkoTimes(figures, { risk, rows });
      return { choice: `${risk}-${rows}`, counted: times.map((pay, slot) => [pay, choose(rows, slot)]) };
    }),
  );

export const kenoOffers = ({ numbers, drawn, paysX100 }: KenoFigures): Offer[] =>
  paysX100.slice(1).map((pays, place) => {
    const chosen = place + 1;
    const ways = (hits: number) => choose(chosen, hits) * choose(numbers - chosen, drawn - hits);
    return {
      choice: `chosen-${chosen}`,
      counted: pays.map((payX100, hits) => [payX100 * 100, ways(hits)]),
    };
  });

export const wheelOffers = ({ rimsX100 }: WheelFigures): Offer[] =>
  Object.entries(rimsX100).flatMap(([risk, rims]) =>
    Object.entries(rims).map(([segments, rim]) => ({
      choice: `${risk}-${segments}`,
      counted: rim.map((payX100) => [payX100 * 100, 1]),
    })),
  );

export const doubleOffers = ({ pockets, paysX100 }: DoubleFigures): Offer[] =>
  Object.entries(paysX100).map(([colour, payX100]) => {
    const ways = pockets.filter((pocket) => pocket === colour).length;
    return winOrNothing(colour, payX100 * 100, ways, pockets.length);
  });

export const scratchOffers = ({ prizes, blanks }: ScratchFigures): Offer[] => [
  {
    choice: 'ticket',
    counted: [...prizes.map(([payX100, tickets]) => [payX100 * 100, tickets] as const), [0, blanks]],
  },
];

export const towerOffers = (figures: TowerFigures): Offer[] =>
  Object.entries(figures.levels).flatMap(([level, { safe, places, rows }]) =>
    Array.from({ length: rows }, (_, row) => {
      const climbed = row + 1;
      const times = towerTimes(figures, level, climbed);
      return winOrNothing(`${level}-climbs-${climbed}`, times, safe ** climbed, places ** climbed);
    }),
  );

export const coinLadderOffers = (figures: CoinLadderFigures): Offer[] =>
  Array.from({ length: figures.rungs }, (_, place) =>
    winOrNothing(`rung-${place + 1}`, coinLadderTimes(figures, place + 1), 1, 2 ** (place + 1)),
  );
