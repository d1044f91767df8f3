// Baccarat: a fresh shoe every coup, chips on either side, on a tie, and on a pair among the first two cards of a side.
import { rankOf } from '../../cards/card.ts';
import { drawCards } from '../../cards/shoe.ts';
import { chipFaultOf, chipStepOf } from '../chip-step.ts';
import { type ChipBet, chipBetOf, payChips } from '../chips.ts';
import { type Kind, type Round, type Step, TIMES_1 } from '../kind.ts';
import { COUP_CARDS, coupOf, pointsOf, type Winner } from './baccarat-coup.ts';

export interface BaccaratFigures {
  decks: number;
  /** In cents. */
  minChip: number;
  /** What each pays, the chip with it, in ten-thousandths. */
  bankerX10000: number;
  tieX10000: number;
  pairX10000: number;
}

export const baccaratSpots = ['player', 'banker', 'tie', 'player-pair', 'banker-pair'] as const;

export type BaccaratSpot = (typeof baccaratSpots)[number];

/** On a tie the chips on both sides come back. */
export function sideTimes(
  { bankerX10000, tieX10000 }: BaccaratFigures,
  spot: Winner,
  winner: Winner,
): number {
  if (spot !== winner) return winner === 'tie' ? TIMES_1 : 0;
  return { player: 2 * TIMES_1, banker: bankerX10000, tie: tieX10000 }[spot];
}

/** In cents: the steps that chips lie in on a spot. */
export const baccaratStep = (
  { bankerX10000, tieX10000, pairX10000 }: BaccaratFigures,
  spot: string,
): number =>
  chipStepOf(
    spot === 'banker' ? [bankerX10000] : spot === 'tie' ? [tieX10000] : spot === 'player' ? [] : [pairX10000],
  );

const spots: ReadonlySet<string> = new Set(baccaratSpots);

export const baccarat: Kind<BaccaratFigures, ChipBet> = {
  betOf: (wish, { minChip }) => chipBetOf(wish, { spots, minChip }),
  faultOf: (figures, bet) => chipFaultOf(bet, (spot) => baccaratStep(figures, spot)),
  play(figures, { stake, chips }, _, rng): Round {
    const cards = drawCards(rng, figures.decks, COUP_CARDS);
    const [first, second, third, fourth] = cards as [number, number, number, number];
    const { winner, player, banker, playerThird, bankerThird } = coupOf(cards.map(pointsOf));
    const pairs = {
      'player-pair': rankOf(first) === rankOf(third),
      'banker-pair': rankOf(second) === rankOf(fourth),
    };
    const { pays, paid } = payChips(chips, (spot) =>
      spot === 'player-pair' || spot === 'banker-pair'
        ? figures.pairX10000 * Number(pairs[spot])
        : sideTimes(figures, spot as Winner, winner),
    );
    const steps: Step[] = [{ step: 'deal', player: [first, third], banker: [second, fourth] }];
    if (playerThird !== null) steps.push({ step: 'third', side: 'player', card: cards[playerThird] });
    if (bankerThird !== null) steps.push({ step: 'third', side: 'banker', card: cards[bankerThird] });
    steps.push({ step: 'result', winner, player, banker, pays });
    return { steps, staked: stake, paid, isOver: true, choices: [] };
  },
  absent: () => 'void',
};
