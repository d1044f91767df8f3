// What a player receives of a sale: the part that a bonus staked returns to that bonus, or to the operator once it has ended.
// An offer names what the player receives, not what the bet is worth.
import { type Cents, cents } from '#rules/money.ts';
import type { PayingBonus } from '../bonuses/paying-bonus.ts';
import { splitFor } from './bet-entries.ts';
import type { KeptBet } from './bet-rows.ts';
import type { Worth } from './cash-out-quote.ts';

/** The player's part of this payment, beyond what the bet has paid before. */
export function receivedOf(bet: KeptBet, paid: Cents, isInPlay: PayingBonus): Cents {
  if (bet.bonus_cents === 0 || isInPlay(bet)) return paid;
  const before = cents(bet.paid_cents + bet.sold_cents);
  return cents(splitFor(bet, cents(before + paid)).main - splitFor(bet, before).main);
}

export type Offer =
  | { amount: Cents; received: Cents; fair: Cents; fee: number }
  | Extract<Worth, { why: string }>;

/** No bet is offered to be sold for nothing. */
export function offerFor(bet: KeptBet, worth: Worth, isInPlay: PayingBonus): Offer {
  if (!('amount' in worth)) return worth;
  const received = receivedOf(bet, worth.amount, isInPlay);
  if (received > 0) return { ...worth, received };
  const { fair, fee } = worth;
  return { why: 'bonus', fair, fee };
}
