// With which two cards, on which flop, a call is better than a fold: all of them at once. Every board is looked at once,
// and tells each of its ten flops what a call would bring; deals that differ in the suits alone share what they are told.
import { CARDS, rankOf, suitOf } from '../../cards/card.ts';
import { setsOf } from '../../cards/hands-of-five.ts';
import { namePlaceOf, pokerNames } from '../../cards/poker-strength.ts';
import { placeOfFlop, placeOfPair } from './house-holdem-best.ts';
import { flopsOf, tellBoards } from './house-holdem-boards.ts';
import { callBrings, type HouseHoldemFigures, opensFrom, showdowns } from './house-holdem-rules.ts';
import { tellShowdowns } from './house-holdem-showdowns.ts';

/** By the place of a deal: 1 where a call is better. */
export function bestCalls(figures: HouseHoldemFigures): Uint8Array {
  const brings = callsBring(figures);
  const together = new Float64Array(brings.length);
  tellDeals((place, cards) => {
    together[placeAlike(cards)]! += brings[place]!;
  });
  const calls = new Uint8Array(brings.length);
  tellDeals((place, cards) => {
    calls[place] = Number(together[placeAlike(cards)]! > 0);
  });
  return calls;
}

/** By the place of a deal; only boards that stand for others have told theirs, for all of them. */
function callsBring(figures: HouseHoldemFigures): Float64Array {
  const pairs = setsOf(CARDS, 2);
  const brings = new Float64Array(setsOf(CARDS, 3) * pairs);
  const worth = showdowns.map((showdown) => pokerNames.map((name) => callBrings(figures, showdown, name)));
  tellBoards((board, alike) => {
    const rows = flopsOf(board);
    tellShowdowns(board, opensFrom(figures), (low, high, strength, against) => {
      const name = namePlaceOf(strength);
      let sum = 0;
      for (let place = 0; place < showdowns.length; place++)
        sum += against[showdowns[place]!] * worth[place]![name]!;
      const pair = placeOfPair(low, high);
      for (const row of rows) brings[row + pair]! += alike * sum;
    });
  });
  return brings;
}

/** Two cards and three others, each ascending; the array is the same each time. */
type Deal = Uint8Array;

function tellDeals(tell: (place: number, deal: Deal) => void): void {
  const deal = new Uint8Array(5);
  for (let c = 2; c < CARDS; c++)
    for (let b = 1; b < c; b++)
      for (let a = 0; a < b; a++) {
        deal.set([a, b, c], 2);
        const row = placeOfFlop(a, b, c);
        for (let high = 1; high < CARDS; high++)
          for (let low = 0; low < high; low++) {
            if (low === a || low === b || low === c || high === a || high === b || high === c) continue;
            deal[0] = low;
            deal[1] = high;
            tell(row + placeOfPair(low, high), deal);
          }
      }
}

const keys = new Float64Array(4);
const renamed = new Uint8Array(4);

/** The place of the one deal that stands for all that differ from this one in the suits alone. */
function placeAlike(deal: Deal): number {
  keys.fill(0);
  for (let place = 0; place < deal.length; place++) {
    const bit = 1 << rankOf(deal[place]!);
    keys[suitOf(deal[place]!)]! += place < 2 ? bit : bit * 8192;
  }
  // Suits are renamed in the order of what they hold; equal ones may stand in either.
  for (let suit = 0; suit < 4; suit++) {
    let before = 0;
    for (let other = 0; other < 4; other++)
      if (keys[other]! > keys[suit]! || (keys[other] === keys[suit] && other < suit)) before += 1;
    renamed[suit] = before;
  }
  const named = (place: number) => (deal[place]! & ~3) | renamed[suitOf(deal[place]!)]!;
  return placeOfFlop(named(2), named(3), named(4)) + placeOfPair(named(0), named(1));
}
