// Sets of cards as places in tables, and all hands of five in one fixed order.
import { CARDS } from '../../cards/card.ts';

export const HAND_CARDS = 5;

/** Of n cards, how many sets of so many there are: at `n * 6 + count`. */
const sets = Float64Array.from({ length: (CARDS + 1) * (HAND_CARDS + 1) });
for (let n = 0; n <= CARDS; n++)
  for (let count = 0; count <= HAND_CARDS; count++)
    sets[n * 6 + count] =
      count === 0 ? 1 : n === 0 ? 0 : sets[(n - 1) * 6 + count - 1]! + sets[(n - 1) * 6 + count]!;

export const setsOf = (n: number, count: number): number => sets[n * 6 + count]!;

/** Which of five cards each of the 32 holds keeps. */
export const holds: readonly (readonly number[])[] = Array.from({ length: 1 << HAND_CARDS }, (_, hold) =>
  [0, 1, 2, 3, 4].filter((place) => (hold >> place) & 1),
);

/** The place of the held cards among all sets of their size; the cards ascend. */
export function placeOfHeld(cards: ArrayLike<number>, hold: number): number {
  const held = holds[hold]!;
  let place = 0;
  for (let count = 0; count < held.length; count++) place += sets[cards[held[count]!]! * 6 + count + 1]!;
  return place;
}

/** Tells every hand, its cards ascending; the array is the same each time. */
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
