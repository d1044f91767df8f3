// Whether a call is better than a fold, exactly: over all cards that can still come, and all that the house may hold.
import { CARDS } from '../../cards/card.ts';
import { setsOf } from '../../cards/hands-of-five.ts';
import { nameOf } from '../../cards/poker-strength.ts';
import { callBrings, type HouseHoldemFigures, opensFrom } from './house-holdem-rules.ts';
import { strengthsOn } from './house-holdem-strengths.ts';

type Cards = readonly number[];

/** Where a flop begins in a table of all deals; its cards may come in any order. */
export function placeOfFlop(a: number, b: number, c: number): number {
  const [lowest, highest] = [Math.min(a, b, c), Math.max(a, b, c)];
  const middle = a + b + c - lowest - highest;
  return (lowest + setsOf(middle, 2) + setsOf(highest, 3)) * setsOf(CARDS, 2);
}

/** Where two cards stand from there on. */
export const placeOfPair = (a: number, b: number): number => Math.min(a, b) + setsOf(Math.max(a, b), 2);

const tables = new WeakMap<HouseHoldemFigures, Uint8Array>();

/** Who has computed all calls may leave them here. */
export const keepCalls = (figures: HouseHoldemFigures, calls: Uint8Array): void => {
  tables.set(figures, calls);
};

let last: { deal: string; figures: HouseHoldemFigures; isBest: boolean } | undefined;

/** A round asks for the same deal more than once, so the last answer is kept. */
export function isCallBest(figures: HouseHoldemFigures, cards: Cards, flop: Cards): boolean {
  const [low, high] = cards as [number, number];
  const table = tables.get(figures);
  if (table !== undefined) {
    const [a, b, c] = flop as [number, number, number];
    return table[placeOfFlop(a, b, c) + placeOfPair(low, high)] === 1;
  }
  const deal = `${cards}:${flop}`;
  if (last?.deal !== deal || last.figures !== figures)
    last = { deal, figures, isBest: callsBring(figures, cards, flop) > 0 };
  return last.isBest;
}

/** Over all ends of the round, in ten-thousandths of the ante. */
function callsBring(figures: HouseHoldemFigures, [low, high]: Cards, flop: Cards): number {
  const left = Array.from({ length: CARDS }, (_, card) => card).filter(
    (card) => card !== low && card !== high && !flop.includes(card),
  );
  const opens = opensFrom(figures);
  let brings = 0;
  for (const [place, river] of left.entries())
    for (const turn of left.slice(0, place)) {
      const strengths = strengthsOn([...flop, turn, river]);
      const mine = strengths(low!, high!);
      const name = nameOf(mine);
      const counts = { unopened: 0, won: 0, tied: 0, lost: 0 };
      const house = left.filter((card) => card !== turn && card !== river);
      for (let second = 1; second < house.length; second++)
        for (let first = 0; first < second; first++) {
          const theirs = strengths(house[first]!, house[second]!);
          if (theirs < opens) counts.unopened += 1;
          else if (theirs < mine) counts.won += 1;
          else if (theirs === mine) counts.tied += 1;
          else counts.lost += 1;
        }
      brings +=
        counts.unopened * callBrings(figures, 'unopened', name) +
        counts.won * callBrings(figures, 'won', name) +
        counts.tied * callBrings(figures, 'tied', name) +
        counts.lost * callBrings(figures, 'lost', name);
    }
  return brings;
}
