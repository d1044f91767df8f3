// Video poker: five cards, any of them held, the others drawn anew once; the hand that results is paid by a table.

import { HAND_CARDS } from '../../cards/hands-of-five.ts';
import { drawCards } from '../../cards/shoe.ts';
import { type Bet, type Decision, type Kind, paidAt, type Round, stakeOf } from '../kind.ts';
import { bestHold, paysOf, type VideoPokerFigures } from './video-poker-best.ts';
import { handNames, handOf } from './video-poker-hand.ts';

export const videoPoker: Kind<VideoPokerFigures> = {
  betOf(wish) {
    const stake = stakeOf(wish);
    return stake === null ? null : { stake };
  },
  play(figures, { stake }: Bet, [decision], rng): Round {
    // The draw lies ready: which cards come does not depend on what is held.
    const [...drawn] = drawCards(rng, 1, 2 * HAND_CARDS);
    const cards = drawn.splice(0, HAND_CARDS);
    const nameOf = (hand: readonly number[]) => handNames[handOf(hand, figures.areTwosWild)]!;
    const deal = { step: 'deal', cards, hand: nameOf(cards) };
    if (decision === undefined) {
      const choices = [{ name: 'hold', these: cards.map((_, place) => place) }];
      return { steps: [deal], staked: stake, paid: 0, isOver: false, choices };
    }
    const held = decision.these!.toSorted();
    const final = cards.map((card, place) => (held.includes(place) ? card : drawn.shift()!));
    const paid = paidAt(stake, paysOf(figures)[handOf(final, figures.areTwosWild)]!);
    const steps = [deal, { step: 'draw', held, cards: final }, { step: 'result', hand: nameOf(final), paid }];
    return { steps, staked: stake, paid, isOver: true, choices: [] };
  },
  absent: (round, figures) => bestHoldIn(figures, round),
};

/** Also what a player who asks is told. */
export function bestHoldIn(figures: VideoPokerFigures, { steps: [deal] }: Pick<Round, 'steps'>): Decision {
  return { name: 'hold', these: bestHold(figures, deal!.cards as readonly number[]) };
}
