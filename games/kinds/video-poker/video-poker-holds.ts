// The 32 holds of five cards, and held cards as places in tables.
import { HAND_CARDS, setsOf } from '../../cards/hands-of-five.ts';

/** Which of five cards each of the 32 holds keeps. */
export const holds: readonly (readonly number[])[] = Array.from({ length: 1 << HAND_CARDS }, (_, hold) =>
  [0, 1, 2, 3, 4].filter((place) => (hold >> place) & 1),
);

/** The place of the held cards among all sets of their size; the cards ascend. */
export function placeOfHeld(cards: ArrayLike<number>, hold: number): number {
  const held = holds[hold]!;
  let place = 0;
  for (let count = 0; count < held.length; count++) place += setsOf(cards[held[count]!]!, count + 1);
  return place;
}
