// How a hand of blackjack can end for who plays it best: each set of cards once, with the orders they can come in.
import { bestPlay, type Held } from './blackjack-best.ts';
import { type Counts, keyOf, none, plus, sizeOf, sum, totalOfCounts } from './blackjack-counts.ts';
import { MOST } from './blackjack-hand.ts';

export interface HandEnd {
  /** The cards that came after those it began with. */
  drawn: Counts;
  total: number;
  /** In first stakes. */
  stake: number;
  orders: number;
}

/** Two cards, or the one that a split has left. */
export type Start = Omit<Held, 'canDouble' | 'canSplit'>;

interface Reached {
  drawn: Counts;
  stake: number;
  orders: number;
}

export function handEnds(start: Start): HandEnd[] {
  const ends: HandEnd[] = [];
  let reached: Iterable<Reached> = [{ drawn: none, stake: 1, orders: 1 }];
  // What is decided depends on the cards and not on their order, so orders of the same cards go on as one.
  for (;;) {
    const next = new Map<string, Reached>();
    for (const { drawn, stake, orders } of reached) {
      const play = playOf(start, drawn, stake);
      if (play === 'stand') ends.push({ drawn, stake, orders, ...totalOfCounts(sum(start.hand, drawn)) });
      else
        for (let worth = 1; worth <= 10; worth++)
          reach(next, plus(drawn, worth), play === 'double' ? 2 : 1, orders);
    }
    if (next.size === 0) return ends;
    reached = next.values();
  }
}

function playOf(start: Start, drawn: Counts, stake: number) {
  const hand = sum(start.hand, drawn);
  const cards = sizeOf(hand);
  if (cards === 1) return 'hit';
  const isLast = stake > 1 || start.parted === 1;
  if (isLast || totalOfCounts(hand).total >= MOST) return 'stand';
  return bestPlay({ ...start, hand, canDouble: cards === 2, canSplit: false });
}

function reach(next: Map<string, Reached>, drawn: Counts, stake: number, orders: number): void {
  const key = `${keyOf(drawn)}:${stake}`;
  next.set(key, { drawn, stake, orders: orders + (next.get(key)?.orders ?? 0) });
}
