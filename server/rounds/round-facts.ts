// Rounds as facts: what others may know of them.
import { opposedIn } from '#games/kinds/opposite-chips.ts';
import { cents } from '#rules/money.ts';
import type { NewFact } from '../facts/facts.ts';
import type { RoundRow } from './round-rows.ts';

type Settled = Pick<
  RoundRow,
  | 'id'
  | 'player_id'
  | 'game'
  | 'bet'
  | 'currency'
  | 'staked_cents'
  | 'bonus_cents'
  | 'bonus_id'
  | 'paid_cents'
  | 'started_at'
> &
  Partial<Pick<RoundRow, 'pack_id'>>;

export function roundSettled(round: Settled, at: Date): NewFact {
  const opposed = opposedIn(round.bet);
  return {
    name: 'round.settled',
    playerId: round.player_id,
    at,
    data: {
      round: round.id,
      game: round.game,
      currency: round.currency,
      staked: round.staked_cents,
      stakedBonus: round.bonus_cents,
      ...(round.bonus_id !== null && { bonus: round.bonus_id }),
      ...(round.staked_cents > round.bet.stake && { added: cents(round.staked_cents - round.bet.stake) }),
      paid: round.paid_cents,
      startedAt: round.started_at.toISOString(),
      ...(typeof round.pack_id === 'string' && { pack: round.pack_id }),
      ...(opposed > 0 && { opposed: cents(opposed) }),
    },
  };
}
