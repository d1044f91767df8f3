// On one board, every hand of the player against every hand that the house may then hold.
import { CARDS } from '../../cards/card.ts';
import { type Board, strengthsOn } from './house-holdem-strengths.ts';

/** How many of the 990 hands that the house may hold do not open, and of the others are beaten, tied and better. */
export interface Against {
  unopened: number;
  won: number;
  tied: number;
  lost: number;
}

export const HOUSE_HANDS = 990;

/** Hands of two cards that a board leaves. */
const PAIRS = 1081;

/** More than there are of them. */
const PLACES = 2048;

type Tell = (low: number, high: number, strength: number, against: Against) => void;

/** Tells every hand of the player, from the weakest up; what it is against is the same object each time. */
export function tellShowdowns(board: Board, opens: number, tell: Tell): void {
  const { lows, highs, order } = handsOn(board);
  const [closed, below, alike] = [new Tally(), new Tally(), new Tally()];
  const strengthAt = (place: number) => Math.floor(order[place]! / PLACES);
  const count = (tally: Tally, place: number, by: number) => {
    const pair = order[place]! % PLACES;
    tally.count(lows[pair]!, highs[pair]!, by);
  };
  for (let place = 0; place < PAIRS && strengthAt(place) < opens; place++) count(closed, place, 1);
  const against: Against = { unopened: 0, won: 0, tied: 0, lost: 0 };
  for (let start = 0, end = 0; start < PAIRS; start = end) {
    const strength = strengthAt(start);
    const isOpen = strength >= opens;
    for (end = start; end < PAIRS && strengthAt(end) === strength; end++) count(alike, end, 1);
    for (let place = start; place < end; place++) {
      const pair = order[place]! % PLACES;
      const [low, high] = [lows[pair]!, highs[pair]!];
      // The hand itself is counted among its own and taken off twice; the house cannot hold it.
      against.unopened = closed.without(low, high) + (isOpen ? 0 : 1);
      against.won = isOpen ? below.without(low, high) - against.unopened : 0;
      against.tied = isOpen ? alike.without(low, high) + 1 : 0;
      against.lost = HOUSE_HANDS - against.unopened - against.won - against.tied;
      tell(low, high, strength, against);
    }
    for (let place = start; place < end; place++) {
      count(alike, place, -1);
      count(below, place, 1);
    }
  }
}

/** From the weakest up: each number of `order` holds the strength and, below it, the place of the hand. */
function handsOn(board: Board) {
  const cards = Array.from(board);
  const left = Array.from({ length: CARDS }, (_, card) => card).filter((card) => !cards.includes(card));
  const strengths = strengthsOn(board);
  const [lows, highs] = [new Uint8Array(PAIRS), new Uint8Array(PAIRS)];
  const order = new Float64Array(PAIRS);
  let pair = 0;
  for (let place = 1; place < left.length; place++)
    for (let other = 0; other < place; other++) {
      lows[pair] = left[other]!;
      highs[pair] = left[place]!;
      order[pair] = strengths(left[other]!, left[place]!) * PLACES + pair;
      pair += 1;
    }
  return { lows, highs, order: order.sort() };
}

/** Counts hands so that those with neither of two cards can be told. */
class Tally {
  #all = 0;
  readonly #withCard = new Int16Array(CARDS);

  count(low: number, high: number, by: number): void {
    this.#all += by;
    this.#withCard[low]! += by;
    this.#withCard[high]! += by;
  }

  without(low: number, high: number): number {
    return this.#all - this.#withCard[low]! - this.#withCard[high]!;
  }
}
