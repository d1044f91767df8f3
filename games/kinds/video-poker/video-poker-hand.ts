// What five cards are, with or without wild twos.
import { rankOf, suitOf } from '../../cards/card.ts';

/** From nothing up. Five alike, a royal flush with twos in it, and four twos there are only where twos are wild. */
export const handNames = [
  'nothing',
  'jacks',
  'two-pairs',
  'three',
  'straight',
  'flush',
  'full-house',
  'four',
  'straight-flush',
  'five',
  'wild-royal',
  'four-twos',
  'royal',
] as const;

export type HandName = (typeof handNames)[number];

const placeOf = Object.fromEntries(handNames.map((name, place) => [name, place])) as Record<HandName, number>;

const TWO = 0;
const ROYAL = 0b1_1111_0000_0000;
const JACKS_UP = 0b1_1110_0000_0000;

/** Ranks as bits: ace to five, two to six, and so on. */
const straights = [0b1_0000_0000_1111, ...Array.from({ length: 9 }, (_, lowest) => 0b1_1111 << lowest)];

const SETS = 1 << 13;

/** By a set of ranks: whether all of it lies within a straight. */
const isWithinStraight = Uint8Array.from({ length: SETS }, (_, ranks) =>
  Number(straights.some((straight) => (ranks & ~straight) === 0)),
);

/** By a set of ranks: how many they are. */
const sizes = Uint8Array.from({ length: SETS }, (_, ranks) => ranks.toString(2).replaceAll('0', '').length);

/** A place among the names. This is asked millions of times for a sheet: it makes nothing, and looks at each card once. */
export function handOf(cards: ArrayLike<number>, areTwosWild: boolean): number {
  let [twos, ranks, twice, suits] = [0, 0, 0, 0];
  for (let place = 0; place < 5; place++) {
    const card = cards[place]!;
    if (areTwosWild && rankOf(card) === TWO) {
      twos += 1;
      continue;
    }
    const rank = 1 << rankOf(card);
    twice |= ranks & rank;
    ranks |= rank;
    suits |= 1 << suitOf(card);
  }
  if (twos === 4) return placeOf['four-twos'];
  const isFlush = (suits & (suits - 1)) === 0;
  const isStraight = twice === 0 && isWithinStraight[ranks] === 1;
  if (isFlush && (ranks & ~ROYAL) === 0 && isStraight)
    return twos === 0 ? placeOf.royal : placeOf['wild-royal'];
  const alike = alikeOf(sizes[ranks]!, sizes[twice]!, twos);
  if (alike === placeOf.five) return alike;
  if (isFlush && isStraight) return placeOf['straight-flush'];
  if (alike >= placeOf['full-house']) return alike;
  if (isFlush) return placeOf.flush;
  if (isStraight) return placeOf.straight;
  return alike === placeOf.jacks && (areTwosWild || (twice & JACKS_UP) === 0) ? placeOf.nothing : alike;
}

/** By how many ranks there are, how many of them twice or more, and what can stand for any. One pair is called jacks. */
function alikeOf(ranks: number, twice: number, twos: number): number {
  if (ranks === 1) return placeOf.five;
  if (ranks === 2) return twice === 2 ? placeOf['full-house'] : placeOf.four;
  if (ranks === 3) return twice === 2 ? placeOf['two-pairs'] : placeOf.three;
  return ranks === 4 ? (twos === 0 ? placeOf.jacks : placeOf.nothing) : placeOf.nothing;
}
