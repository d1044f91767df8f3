// What a hand of blackjack is worth against an up card, for a shoe of which just these cards are gone.
import { type Counts, keyOf, minus, plus, sizeOf, totalOfCounts, wholeShoe } from './blackjack-counts.ts';
import { BUST, dealerLaw, openLikelihood } from './blackjack-dealer.ts';
import { DEALER_STANDS, MOST } from './blackjack-hand.ts';

export interface Seen {
  decks: number;
  /** What the dealer's open card is worth. */
  up: number;
  /** What the card is worth that a split has parted from the hand. */
  parted: number | null;
}

/** What is expected of a hand, in first stakes. */
export type Value = (hand: Counts) => number;

/** Another card never helps such a hand, and the search for it would be long. */
export function isFinal(hand: Counts): boolean {
  const { total, isSoft } = totalOfCounts(hand);
  return total >= MOST || (total >= 19 && !isSoft);
}

const solved = new Map<string, ReturnType<typeof solve>>();

/** What was computed for an up card is kept; it is computed as far as it is asked for. */
export function valuesOf(seen: Seen): ReturnType<typeof solve> {
  const key = `${seen.decks}:${seen.up}:${seen.parted}`;
  const values = solved.get(key) ?? solve(seen);
  solved.set(key, values);
  return values;
}

function solve({ decks, up, parted }: Seen) {
  const withoutUp = plus(wholeShoe(decks), up, -1);
  const shoe = parted === null ? withoutUp : plus(withoutUp, parted, -1);

  /** The mean over the next card, given that the dealer has no blackjack. */
  const drawn = (hand: Counts, value: Value): number => {
    const left = minus(shoe, hand);
    const [size, open] = [sizeOf(left), openLikelihood(left, up)];
    return left.reduce((mean, count, place) => {
      if (count === 0) return mean;
      const next = plus(hand, place + 1);
      const likelihood = ((count / size) * openLikelihood(plus(left, place + 1, -1), up)) / open;
      return mean + likelihood * (totalOfCounts(next).total > MOST ? -1 : value(next));
    }, 0);
  };
  const stand = remembered((hand) =>
    dealerLaw(minus(shoe, hand), up).reduce((mean, likelihood, place) => {
      const isWon = place === BUST ? 1 : Math.sign(totalOfCounts(hand).total - (DEALER_STANDS + place));
      return mean + likelihood * isWon;
    }, 0),
  );
  /** Hit or stand, whichever is better, to the end. */
  const play: Value = remembered((hand) =>
    isFinal(hand) ? stand(hand) : Math.max(stand(hand), drawn(hand, play)),
  );
  const double: Value = remembered((hand) => 2 * drawn(hand, stand));
  return { stand, play, double, drawn };
}

function remembered(value: Value): Value {
  const known = new Map<number, number>();
  return (hand) => {
    const key = keyOf(hand);
    const found = known.get(key) ?? value(hand);
    known.set(key, found);
    return found;
  };
}
