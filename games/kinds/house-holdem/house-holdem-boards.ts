// All boards of five common cards.
import { rankOf, suitOf } from '../../cards/card.ts';
import { tellHands } from '../../cards/hands-of-five.ts';
import { placeOfFlop } from './house-holdem-best.ts';
import type { Board } from './house-holdem-strengths.ts';

/** Boards that differ in the suits alone are told once, with how many they are. The array is the same each time. */
export function tellBoards(tell: (board: Board, count: number) => void): void {
  tellHands((board) => {
    const suits = [0, 0, 0, 0];
    for (const card of board) suits[suitOf(card)]! |= 1 << rankOf(card);
    const count = countAlike(suits);
    if (count > 0) tell(board, count);
  });
}

/** None unless the suits descend by their ranks: the one order of suits that stands for all. */
function countAlike(suits: readonly number[]): number {
  let [count, equal] = [24, 1];
  for (let suit = 1; suit < suits.length; suit++) {
    if (suits[suit]! > suits[suit - 1]!) return 0;
    equal = suits[suit] === suits[suit - 1] ? equal + 1 : 1;
    count /= equal;
  }
  return count;
}

const five = [0, 1, 2, 3, 4];

/** Of five cards, each three. */
const threes = five.flatMap((first) =>
  five
    .slice(first + 1)
    .flatMap((second) => five.slice(second + 1).map((third) => [first, second, third] as const)),
);

/** The places of the ten flops that a board may have begun with. */
export const flopsOf = (board: Board): number[] =>
  threes.map(([first, second, third]) => placeOfFlop(board[first]!, board[second]!, board[third]!));
