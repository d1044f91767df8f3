// A bet that waited is taken at a better price than it was booked at. That is a larger payout, so the caps are looked at
// again, with what it would pay by then.
import type { EventRecord } from '../book/event-rows.ts';
import type { KeptBet, Refused } from './bet-rows.ts';
import type { RiskRoom } from './risk-limits.ts';
import { payableInEuros, type WonToday } from './won-today.ts';

export interface Decided {
  /** As it was booked. */
  before: KeptBet;
  after: KeptBet;
}

export const isPaidBetter = ({ before, after }: Decided): boolean =>
  after.status === 'open' && after.potential_cents > before.potential_cents;

/** By how many euro cents it may pay more. */
export const raisedBy = ({ before, after }: Decided): number =>
  payableInEuros(after) - payableInEuros(before);

interface Room {
  room: RiskRoom;
  won: WonToday;
  events: ReadonlyMap<number, EventRecord>;
}

/** Null: it is taken at this price. The caller has locked the bet's person and the liability of its events. */
export function overCaps({ before, after }: Decided, { room, won, events }: Room): Refused['why'] | null {
  if (!isPaidBetter({ before, after })) return null;
  const { 'bets-payout': payoutMax, 'bets-payout-day': dayMax } = room.limits;
  if (payableInEuros(after) > payoutMax) return 'payout-limit';
  if (won.of(before.player_id) + raisedBy({ before, after }) > dayMax) return 'payout-limit';
  const change = { before: before.legs, after: after.legs };
  const isWithin = (caps: RiskRoom) => caps.isChangeWithinCaps(before.player_id, change, events);
  if (isWithin(room)) return null;
  return isWithin(room.withUsualFactors()) ? 'personal-limit' : 'stake-limit';
}
