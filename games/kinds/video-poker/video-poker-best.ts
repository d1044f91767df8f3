// The best hold of five cards, exactly. For every set of cards the sum over all hands that contain it is kept; what a
// hold brings over all draws follows from the sets between it and the five cards, with alternating signs.
import { CARDS } from '../../cards/card.ts';
import { HAND_CARDS, setsOf, tellHands } from '../../cards/hands-of-five.ts';
import { handNames, handOf } from './video-poker-hand.ts';
import { holds, placeOfHeld } from './video-poker-holds.ts';

export interface VideoPokerFigures {
  areTwosWild: boolean;
  /** What each hand pays, in ten-thousandths of the stake; what is not named pays nothing. */
  paysX10000: Readonly<Partial<Record<string, number>>>;
}

/** Of each size of a set, by its place among them. */
type Sums = readonly Float64Array[];

export const paysOf = ({ paysX10000 }: VideoPokerFigures): number[] =>
  handNames.map((name) => paysX10000[name] ?? 0);

/** Over all hands that contain a set: the sum of what they count. */
export function sumsOf(areTwosWild: boolean, counts: readonly number[]): Sums {
  const sums = [0, 1, 2, 3, 4, 5].map((size) => new Float64Array(setsOf(CARDS, size)));
  tellHands((cards) => {
    const counted = counts[handOf(cards, areTwosWild)]!;
    if (counted === 0) return;
    for (let hold = 0; hold < holds.length; hold++)
      sums[holds[hold]!.length]![placeOfHeld(cards, hold)]! += counted;
  });
  return sums;
}

/** Over all draws to each hold: the sum of what the hands count. Written into `draws`. */
export function drawsOf(sums: Sums, cards: ArrayLike<number>, draws: Float64Array): void {
  for (let hold = 0; hold < holds.length; hold++)
    draws[hold] = sums[holds[hold]!.length]![placeOfHeld(cards, hold)]!;
  // What is thrown away does not come back: hands with any of it are taken off.
  for (let thrown = 1; thrown < holds.length; thrown <<= 1)
    for (let hold = 0; hold < holds.length; hold++)
      if ((hold & thrown) === 0) draws[hold]! -= draws[hold | thrown]!;
}

/** How many draws there are to a hold. */
export const drawsTo = (hold: number): number => setsOf(CARDS - HAND_CARDS, HAND_CARDS - holds[hold]!.length);

export function bestHoldOf(draws: Float64Array): number {
  let [best, most] = [0, -1];
  for (let hold = 0; hold < holds.length; hold++) {
    const mean = draws[hold]! / drawsTo(hold);
    if (mean > most) [best, most] = [hold, mean];
  }
  return best;
}

const sumsByFigures = new WeakMap<VideoPokerFigures, Sums>();

/** The places to hold. The first one asked for takes a second, those after it nothing. */
export function bestHold(figures: VideoPokerFigures, cards: readonly number[]): number[] {
  const sums = sumsByFigures.get(figures) ?? sumsOf(figures.areTwosWild, paysOf(figures));
  sumsByFigures.set(figures, sums);
  const ascending = cards.toSorted((a, b) => a - b);
  const draws = new Float64Array(holds.length);
  drawsOf(sums, ascending, draws);
  return holds[bestHoldOf(draws)]!.map((place) => cards.indexOf(ascending[place]!)).toSorted();
}
