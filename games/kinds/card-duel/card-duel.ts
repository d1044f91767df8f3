// A duel of two cards: the higher rank wins, and on equal ranks half of what lies on a side comes back.
import { rankOf } from '../../cards/card.ts';
import { drawCards } from '../../cards/shoe.ts';
import { chipFaultOf, chipStepOf } from '../chip-step.ts';
import { type ChipBet, chipBetOf, payChips } from '../chips.ts';
import { type Kind, type Round, TIMES_1 } from '../kind.ts';

export interface CardDuelFigures {
  decks: number;
  /** In cents. */
  minChip: number;
  /** Whom the first and the second card are for; chips may lie on those that are named here. */
  sides: readonly string[];
  /** What equal ranks pay, the chip with it, in ten-thousandths. */
  tieX10000: number;
}

export const spotsOf = ({ sides }: CardDuelFigures): string[] => [...sides, 'tie'];

/** `lead`: how much higher the first card is. */
export function duelTimes({ sides, tieX10000 }: CardDuelFigures, spot: string, lead: number): number {
  if (spot === 'tie') return lead === 0 ? tieX10000 : 0;
  if (lead === 0) return TIMES_1 / 2;
  return lead > 0 === (spot === sides[0]) ? 2 * TIMES_1 : 0;
}

export const cardDuel: Kind<CardDuelFigures, ChipBet> = {
  betOf: (wish, figures) => chipBetOf(wish, { spots: new Set(spotsOf(figures)), minChip: figures.minChip }),
  faultOf: (figures, bet) =>
    chipFaultOf(bet, (spot) => chipStepOf([-1, 0, 1].map((lead) => duelTimes(figures, spot, lead)))),
  play(figures, { stake, chips }, _, rng): Round {
    const [first, second] = drawCards(rng, figures.decks, 2) as [number, number];
    const lead = rankOf(first) - rankOf(second);
    const { pays, paid } = payChips(chips, (spot) => duelTimes(figures, spot, lead));
    const steps = [
      { step: 'deal', cards: [first, second] },
      { step: 'result', winner: lead === 0 ? 'tie' : lead > 0 ? 'first' : 'second', pays },
    ];
    return { steps, staked: stake, paid, isOver: true, choices: [] };
  },
  absent: () => 'void',
};
