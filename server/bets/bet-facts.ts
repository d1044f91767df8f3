// Bets as others may know of them: facts, and what their player is told live.
import { type Cents, cents } from '#rules/money.ts';
import type { NewFact } from '../facts/facts.ts';
import type { PlayerEvent } from '../live/outbox.ts';
import type { BetRow, KeptBet } from './bet-rows.ts';

export const betChanged = ({ id, player_id, status }: BetRow): PlayerEvent => ({
  playerId: player_id,
  event: { name: 'bets.changed', data: { id, status } },
});

export const betPlaced = (bet: KeptBet): NewFact => ({
  name: 'bet.placed',
  playerId: bet.player_id,
  at: bet.accepted_at!,
  data: {
    ...{ bet: bet.id, currency: bet.currency, staked: bet.staked_cents, stakedBonus: bet.bonus_cents },
    ...{ legs: bet.legs.length, isLive: bet.legs.some(({ is_live }) => is_live) },
  },
});

type SettledState = 'won' | 'lost' | 'void' | 'cashed_out';

/** Null while it is open. */
export function settledState({ status }: Pick<BetRow, 'status'>): SettledState | null {
  switch (status) {
    case 'won':
    case 'partial':
      return 'won';
    case 'lost':
      return 'lost';
    case 'returned':
    case 'cancelled':
      return 'void';
    case 'cashed_out':
      return 'cashed_out';
    default:
      return null;
  }
}

interface Part {
  staked: Cents;
  paid: Cents;
  state: SettledState;
  /** Of the stake, what other bets of the person on the same events cover: server/bets/opposed-stakes.ts. */
  opposed: Cents;
}

/** Of all of it, or of the part that was sold. A free bet stakes nothing of its player's. */
export function betSettled(bet: KeptBet, { staked, paid, state, opposed }: Part, at: Date): NewFact {
  const isFree = bet.freebet_id !== null;
  return {
    name: 'bet.settled',
    playerId: bet.player_id,
    at,
    data: {
      ...{ bet: bet.id, currency: bet.currency, paid, state },
      staked: isFree ? cents(0) : staked,
      ...(opposed !== 0 && !isFree && { opposed }),
      stakedBonus: cents(Math.floor((bet.bonus_cents * staked) / bet.staked_cents)),
      ...(bet.bonus_id !== null && { bonus: bet.bonus_id }),
      odds: totalOdds(bet),
      legs: bet.legs.length,
      oddsLeast: Math.min(...bet.legs.map(({ odds_x1000 }) => odds_x1000)) / 1000,
    },
  };
}

/** Of a system, of one that holds all its legs. */
const totalOdds = ({ legs }: KeptBet): number =>
  legs.reduce((product, { odds_x1000 }) => (product * odds_x1000) / 1000, 1);
