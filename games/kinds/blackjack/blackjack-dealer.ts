// How the dealer's hand ends, exactly: every set of cards it can end with is listed once for each up card, with the
// number of orders they can come in, so that the law for any shoe is one pass over the list.
import { type Counts, keyOf, none, plus, sizeOf, totalOfCounts } from './blackjack-counts.ts';
import { DEALER_STANDS, MOST } from './blackjack-hand.ts';

interface Ending {
  total: number;
  /** The cards but the first: where the ways of drawing them stand in the table of a shoe. */
  drawn: readonly number[];
  cards: number;
  orders: number;
}

/** Place 0 to 4: the dealer ends with 17 to 21; place 5: with more. */
export type DealerLaw = Float64Array;

export const BUST = 5;

/** The one other card that would make a blackjack: the dealer has looked, and it is not there. */
const forbiddenWorth = (up: number): number | null => (up === 1 ? 10 : up === 10 ? 1 : null);

/** That the hidden card is not the one that would have ended the round. */
export function openLikelihood(shoe: Counts, up: number): number {
  const forbidden = forbiddenWorth(up);
  return forbidden === null ? 1 : 1 - shoe[forbidden - 1]! / sizeOf(shoe);
}

const endings = new Map<number, readonly Ending[]>();

function endingsOf(up: number): readonly Ending[] {
  const known = endings.get(up);
  if (known !== undefined) return known;
  const found = new Map<number, { drawn: Counts; total: number; orders: number }>();
  const draw = (drawn: Counts) => {
    const { total } = totalOfCounts(plus(drawn, up));
    if (total < DEALER_STANDS || sizeOf(drawn) === 0) {
      const isFirst = sizeOf(drawn) === 0;
      for (let worth = 1; worth <= 10; worth++)
        if (!isFirst || worth !== forbiddenWorth(up)) draw(plus(drawn, worth));
      return;
    }
    const orders = (found.get(keyOf(drawn))?.orders ?? 0) + 1;
    found.set(keyOf(drawn), { drawn, total, orders });
  };
  draw(none);
  const list = [...found.values()].map(({ drawn, total, orders }) => ({
    ...{ total, orders, cards: sizeOf(drawn) },
    drawn: drawn.flatMap((count, place) => (count === 0 ? [] : [place * MOST_ALIKE + count])),
  }));
  endings.set(up, list);
  return list;
}

/** Of one worth the dealer holds fewer. */
const MOST_ALIKE = 20;

/** Given that the dealer has no blackjack. */
export function dealerLaw(shoe: Counts, up: number): DealerLaw {
  const law: DealerLaw = new Float64Array(BUST + 1);
  const ways = new Float64Array(shoe.length * MOST_ALIKE);
  for (const [place, count] of shoe.entries()) fallings(ways, place * MOST_ALIKE, count);
  const orders = new Float64Array(MOST_ALIKE);
  fallings(orders, 0, sizeOf(shoe));
  for (const ending of endingsOf(up)) {
    let product = ending.orders / orders[ending.cards]!;
    for (const place of ending.drawn) product *= ways[place]!;
    law[ending.total > MOST ? BUST : ending.total - DEALER_STANDS]! += product;
  }
  const open = openLikelihood(shoe, up);
  return law.map((likelihood) => likelihood / open);
}

/** From a place on: n (n − 1) … of no factor, one factor, and so on. */
function fallings(table: Float64Array, start: number, n: number): void {
  table[start] = 1;
  for (let factors = 1; factors < MOST_ALIKE; factors++)
    table[start + factors] = table[start + factors - 1]! * (n - factors + 1);
}
