// Rounds of hi-lo that are collected, by how many ranks made each right guess right. What a round pays depends on nothing
// else, and the likelihood that all of its guesses are right is the product of theirs.
import type { HiloFigures } from '../hilo/hilo.ts';
import { hiloTimes, RANKS } from '../hilo/hilo-times.ts';
import { TIMES_1 } from '../kind.ts';
import { type Offer, winOrNothing } from './offer.ts';

/**
 * Every single guess, and every series of guesses whose floored part of a cent could cost more than the dearest single
 * guess has cost. A series that pays more loses less: at most one cent, and a ten-thousandth of the stake, of what it pays.
 */
export function* hiloOffers(figures: HiloFigures, stakes: readonly number[]): Iterable<Offer> {
  const [least] = stakes.toSorted((a, b) => a - b) as [number];
  const singles = ways.map((one) => offerOf(figures, [one]));
  const lowest = Math.min(...singles.map(({ counted }) => returnAt(counted[0]![0], least, counted)));
  const fair = 1 - figures.edgeX10000 / TIMES_1;
  const mostTimes = (fair * (1 / least + 1 / TIMES_1)) / (fair - lowest);
  yield* singles;
  yield* series(figures, [], mostTimes * TIMES_1);
}

const ways = Array.from({ length: RANKS - 1 }, (_, place) => place + 1);

/** Two guesses or more, each no likelier than the one before it, so that every set comes once. */
function* series(figures: HiloFigures, won: readonly number[], mostX10000: number): Iterable<Offer> {
  for (const next of ways) {
    if (next > (won.at(-1) ?? RANKS)) continue;
    const longer = [...won, next];
    const times = hiloTimes(figures, longer);
    if (times > Math.min(mostX10000, figures.topX10000) || longer.length >= figures.cards) continue;
    if (longer.length > 1) yield offerOf(figures, longer);
    yield* series(figures, longer, mostX10000);
  }
}

const offerOf = (figures: HiloFigures, won: readonly number[]): Offer =>
  winOrNothing(
    `guesses-${won.length}`,
    hiloTimes(figures, won),
    won.reduce((product, one) => product * one, 1),
    RANKS ** won.length,
  );

const returnAt = (times: number, stake: number, counted: Offer['counted']): number =>
  (Math.floor((times * stake) / TIMES_1) * counted[0]![1]) / (stake * (counted[0]![1] + counted[1]![1]));
