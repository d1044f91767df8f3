// How strong hands of two cards are on a board. Ranks and suits are looked up apart, for millions are asked for.
import { RANKS, rankOf, suitOf } from '../../cards/card.ts';
import { strengthOfRanks, strengthOfSuit } from '../../cards/poker-strength.ts';

export type Board = ArrayLike<number>;

/** By the ranks of one suit, as bits. */
const bySuit = Int32Array.from({ length: 1 << RANKS }, (_, ranks) => strengthOfSuit(ranks));

const bitIn = (card: number, suit: number) => (suitOf(card) === suit ? 1 << rankOf(card) : 0);

export function strengthsOn(board: Board): (low: number, high: number) => number {
  const cards = Array.from(board);
  const byRanks = strengthsByRanks(cards.map(rankOf));
  // Of a board of five, at most one suit can come to a flush.
  const suit = [0, 1, 2, 3].find((other) => cards.filter((card) => suitOf(card) === other).length >= 3) ?? -1;
  const ranks = cards.reduce((bits, card) => bits | bitIn(card, suit), 0);
  return (low, high) => {
    const flush = suit < 0 ? 0 : bySuit[ranks | bitIn(low, suit) | bitIn(high, suit)]!;
    return Math.max(flush, byRanks[rankOf(low) * RANKS + rankOf(high)]!);
  };
}

const known = new Map<number, Int32Array>();

/** By the two ranks of a hand, on a board of these ranks; suits left aside. */
function strengthsByRanks(board: readonly number[]): Int32Array {
  const key = board.reduce((sum, rank) => sum + 5 ** rank, 0);
  const found = known.get(key) ?? new Int32Array(RANKS * RANKS);
  if (known.has(key)) return found;
  known.set(key, found);
  const counts = new Uint8Array(RANKS);
  for (const rank of board) counts[rank]! += 1;
  for (let low = 0; low < RANKS; low++)
    for (let high = low; high < RANKS; high++) {
      counts[low]! += 1;
      counts[high]! += 1;
      const strength = strengthOfRanks(counts);
      found[low * RANKS + high] = strength;
      found[high * RANKS + low] = strength;
      counts[low]! -= 1;
      counts[high]! -= 1;
    }
  return found;
}
