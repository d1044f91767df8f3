// Scratch: a ticket whose fields are filled before it is bought; three equal fields win what they show.

import { drawSome, drawWeighted, type Rng, shuffled } from '../../rng/rng.ts';
import { type Bet, type Kind, paidAt, stakeOf } from '../kind.ts';

export interface ScratchFigures {
  fields: number;
  /** What three equal fields win, in hundredths of the stake, and how many of all tickets win it. */
  prizes: readonly (readonly [payX100: number, tickets: number])[];
  /** How many tickets win nothing. */
  blanks: number;
}

const ALIKE = 3;

export const scratch: Kind<ScratchFigures> = {
  betOf(wish) {
    const stake = stakeOf(wish);
    return stake === null ? null : { stake };
  },
  play(figures, { stake }: Bet, _, rng) {
    const prize = drawWeighted(rng, [...figures.prizes.map(([, tickets]) => tickets), figures.blanks]);
    const fields = fieldsOf(figures, prize, rng);
    const timesX10000 = (figures.prizes[prize]?.[0] ?? 0) * 100;
    const wins = fields.flatMap((shown, place) => (shown === prize ? [place] : []));
    const steps = [{ step: 'ticket', fields, wins, timesX10000 }];
    return { steps, staked: stake, paid: paidAt(stake, timesX10000), isOver: true, choices: [] };
  },
  absent: () => 'void',
};

/**
 * What each field shows, by the place of its prize: the winning one three times, and no other more than twice. The rest
 * is taken from a pile with every other prize in it twice, so that a near miss is as rare as that pile makes it.
 */
function fieldsOf({ fields, prizes }: ScratchFigures, prize: number, rng: Rng): number[] {
  const isWon = prize < prizes.length;
  const others = prizes.map((_, place) => place).filter((place) => place !== prize);
  const pile = [...others, ...others];
  const rest = drawSome(rng, pile.length, fields - (isWon ? ALIKE : 0)).map((place) => pile[place]!);
  const filled = isWon ? [...rest, ...Array.from({ length: ALIKE }, () => prize)] : rest;
  return shuffled(rng, fields).map((place) => filled[place]!);
}
