// Blackjack: a fresh shoe every round, the dealer looks for a blackjack at once and stands on 17; any two cards may be
// doubled, a pair may be split once and doubled after, split aces get one card each. There is no insurance.
import { drawCards } from '../../cards/shoe.ts';
import { type Bet, type Decision, type Kind, type Round, stakeOf } from '../kind.ts';
import { type BlackjackFigures, endOf } from './blackjack-end.ts';
import { cardsNeeded } from './blackjack-hand.ts';
import { hintOf } from './blackjack-hint.ts';
import { choicesOf, decide, handInPlay, openTable } from './blackjack-table.ts';

export const blackjack: Kind<BlackjackFigures> = {
  betOf(wish) {
    const stake = stakeOf(wish);
    return stake === null ? null : { stake };
  },
  play(figures, { stake }: Bet, decisions, rng): Round {
    const table = openTable(stake, drawCards(rng, figures.decks, cardsNeeded(figures.decks)));
    for (const { name } of decisions) decide(table, name);
    const place = handInPlay(table);
    const staked = table.hands.reduce((sum, hand) => sum + hand.stake, 0);
    if (place >= 0)
      return { steps: table.steps, staked, paid: 0, isOver: false, choices: choicesOf(table, place) };
    const { steps, paid } = endOf(figures, table);
    return { steps: [...table.steps, ...steps], staked, paid, isOver: true, choices: [] };
  },
  /** Nothing is staked for somebody who is not there. */
  absent: (round, figures): Decision =>
    hintOf(figures, {
      ...round,
      choices: round.choices.filter(({ stake }) => stake === undefined),
    }),
};
