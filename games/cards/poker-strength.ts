// How strong five to seven cards are at poker, as numbers that compare: the name of the best five of them, then the ranks
// that decide between hands of that name.
import { ACE, RANKS, rankOf, suitOf } from './card.ts';

export const pokerNames = [
  'high-card',
  'pair',
  'two-pairs',
  'three',
  'straight',
  'flush',
  'full-house',
  'four',
  'straight-flush',
  'royal',
] as const;

export type PokerName = (typeof pokerNames)[number];

/** Four bits for each of five ranks. */
const RANK_BITS = 4;
const NAME_BITS = 5 * RANK_BITS;

/** The place of the name among all. */
export const namePlaceOf = (strength: number): number => strength >> NAME_BITS;

export const nameOf = (strength: number): PokerName => pokerNames[namePlaceOf(strength)]!;

/** The weakest hand of a name whose first rank is this one or higher. */
export function strengthFrom(name: PokerName, ...ranks: readonly number[]): number {
  let strength = pokerNames.indexOf(name);
  for (let place = 0; place < 5; place++) strength = (strength << RANK_BITS) | (ranks[place] ?? 0);
  return strength;
}

export function strengthOf(cards: readonly number[]): number {
  const counts = new Array<number>(RANKS).fill(0);
  const suits = [0, 0, 0, 0];
  for (const card of cards) {
    counts[rankOf(card)]! += 1;
    suits[suitOf(card)]! |= 1 << rankOf(card);
  }
  return Math.max(strengthOfRanks(counts), ...suits.map(strengthOfSuit));
}

/** Of cards of one suit, as bits by rank; fewer than five are no hand. */
export function strengthOfSuit(ranks: number): number {
  const descending = ranksIn(ranks);
  if (descending.length < 5) return 0;
  const straight = straightIn(ranks);
  if (straight === null) return strengthFrom('flush', ...descending.slice(0, 5));
  return straight === ACE ? strengthFrom('royal') : strengthFrom('straight-flush', straight);
}

/** By how often each rank is there, suits left aside. */
export function strengthOfRanks(counts: ArrayLike<number>): number {
  const bits = (least: number) =>
    Array.from(counts).reduce((ranks, count, rank) => (count >= least ? ranks | (1 << rank) : ranks), 0);
  const all = ranksIn(bits(1));
  const others = (...taken: number[]) => all.filter((rank) => !taken.includes(rank));
  const [four] = ranksIn(bits(4));
  if (four !== undefined) return strengthFrom('four', four, ...others(four).slice(0, 1));
  const [three] = ranksIn(bits(3));
  const [first, second] = ranksIn(bits(2)).filter((rank) => rank !== three);
  if (three !== undefined && first !== undefined) return strengthFrom('full-house', three, first);
  const straight = straightIn(bits(1));
  if (straight !== null) return strengthFrom('straight', straight);
  if (three !== undefined) return strengthFrom('three', three, ...others(three).slice(0, 2));
  if (second !== undefined)
    return strengthFrom('two-pairs', first!, second, ...others(first!, second).slice(0, 1));
  if (first !== undefined) return strengthFrom('pair', first, ...others(first).slice(0, 3));
  return strengthFrom('high-card', ...all.slice(0, 5));
}

/** From the highest down. */
function ranksIn(bits: number): number[] {
  const ranks: number[] = [];
  for (let rank = ACE; rank >= 0; rank--) if ((bits >> rank) & 1) ranks.push(rank);
  return ranks;
}

const LOWEST_STRAIGHT = 0b1_0000_0000_1111;

/** The rank that the best straight goes up to. */
function straightIn(bits: number): number | null {
  for (let top = ACE; top >= 4; top--) {
    const straight = 0b1_1111 << (top - 4);
    if ((bits & straight) === straight) return top;
  }
  return (bits & LOWEST_STRAIGHT) === LOWEST_STRAIGHT ? 3 : null;
}
