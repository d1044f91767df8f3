// Sets of cards by number, and all hands of five in one fixed order.
import { CARDS } from './card.ts';

export const HAND_CARDS = 5;

/** Of n cards, how many sets of so many there are: at `n * 6 + count`. */
const sets = new Float64Array((CARDS + 1) * (HAND_CARDS + 1));
for (let n = 0; n <= CARDS; n++)
  for (let count = 0; count <= HAND_CARDS; count++)
    sets[n * 6 + count] =
      count === 0 ? 1 : n === 0 ? 0 : sets[(n - 1) * 6 + count - 1]! + sets[(n - 1) * 6 + count]!;

/** None of more than five. */
export const setsOf = (n: number, count: number): number => sets[n * 6 + count]!;

/** Tells every hand with its place, its cards ascending; the array is the same each time. */
export function tellHands(tell: (cards: Uint8Array, place: number) => void): void {
  const cards = Uint8Array.of(0, 1, 2, 3, 4);
  const count = setsOf(CARDS, HAND_CARDS);
  for (let place = 0; place < count; place++) {
    tell(cards, place);
    // The lowest card that has room goes up by one, and those below it start anew.
    let rising = 0;
    while (rising < HAND_CARDS - 1 && cards[rising]! + 1 === cards[rising + 1]!) {
      cards[rising] = rising;
      rising += 1;
    }
    cards[rising]! += 1;
  }
}
