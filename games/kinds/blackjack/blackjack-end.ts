// The end of a round of blackjack: the dealer's hand, and what every hand of the player is paid.
import { paidAt, type Step, TIMES_1 } from '../kind.ts';
import { DEALER_STANDS, MOST } from './blackjack-hand.ts';
import { type BlackjackTable, type Hand, isNatural, totalOfCards } from './blackjack-table.ts';

export interface BlackjackFigures {
  decks: number;
  /** What a blackjack pays, the stake with it, in ten-thousandths. */
  blackjackX10000: number;
}

type Result = 'blackjack' | 'win' | 'push' | 'lose' | 'bust';

export function endOf({ blackjackX10000 }: BlackjackFigures, { hands, dealer, shoe }: BlackjackTable) {
  const isAlone = hands.length === 1;
  const isDrawing = hands.some(
    ({ cards }) => totalOfCards(cards).total <= MOST && !(isAlone && isNatural(cards)),
  );
  const drawn = isDrawing ? dealerCards(dealer, shoe) : dealer;
  const timesX10000: Record<Result, number> = {
    blackjack: blackjackX10000,
    ...{ win: 2 * TIMES_1, push: TIMES_1, lose: 0, bust: 0 },
  };
  const results = hands.map((hand, place) => {
    const result = resultOf(hand, drawn, isAlone);
    return { step: 'result', hand: place, result, paid: paidAt(hand.stake, timesX10000[result]) };
  });
  const steps: Step[] = [{ step: 'dealer', cards: drawn, ...totalOfCards(drawn) }, ...results];
  return { steps, paid: results.reduce((sum, { paid }) => sum + paid, 0) };
}

function dealerCards(dealer: readonly number[], shoe: readonly number[]): number[] {
  const cards = [...dealer];
  for (let place = 0; totalOfCards(cards).total < DEALER_STANDS; place++) cards.push(shoe[place]!);
  return cards;
}

function resultOf({ cards }: Hand, dealer: readonly number[], isAlone: boolean): Result {
  const { total } = totalOfCards(cards);
  if (total > MOST) return 'bust';
  if (isAlone && isNatural(cards)) return isNatural(dealer) ? 'push' : 'blackjack';
  // A blackjack of the dealer meets no other 21: nothing was drawn to.
  const { total: dealt } = totalOfCards(dealer);
  if (dealt > MOST || total > dealt) return 'win';
  return total === dealt ? 'push' : 'lose';
}
