// Sells a bet back, whole or in part: at what it is worth in the transaction that does it, if that is not much less than what
// its player saw.

import { Refusal } from '#contract/refusals.ts';
import { type Cents, cents } from '#rules/money.ts';
import { partOf } from '#sports/bets/cash-out.ts';
import { holdEvents } from '../book/event-rows.ts';
import { lockPlayer, type Tx } from '../database/db.ts';
import { betSettled } from './bet-facts.ts';
import { findBets, type KeptBet } from './bet-rows.ts';
import { type Worth, worthOf } from './cash-out-quote.ts';
import { lockLiability } from './liability.ts';
import { postChanges } from './post-changes.ts';
import { potentialLeft } from './worked-out.ts';

export interface Sale {
  bet: KeptBet;
  paid: Cents;
  /** Where it is worth too little of what was seen: what that part of it is worth. Nothing was sold. */
  offer: Cents | null;
}

interface Wish {
  playerId: number;
  id: string;
  percent: number;
  /** For this part of it. */
  seen: Cents;
}

/** In percent of what was seen. */
const LEAST = 99;

export async function sellBet(tx: Tx, wish: Wish, now: Date): Promise<Sale> {
  const { bet, worth } = await holdBet(tx, wish.playerId, wish.id);
  if (!('amount' in worth)) throw new Refusal('CashOutClosed');
  const part = cents(Math.floor((worth.amount * wish.percent) / 100));
  if (part * 100 < wish.seen * LEAST) return { bet, paid: cents(0), offer: part };
  return sell(tx, bet, worth.amount, wish.percent, now);
}

/** Nobody sees what happens in its events meanwhile. */
export async function holdBet(tx: Tx, playerId: number, id: string): Promise<{ bet: KeptBet; worth: Worth }> {
  await lockPlayer(tx, playerId);
  const [bet] = await findBets(tx.sql, [playerId], [id]);
  if (bet === undefined || bet.status === 'refused') throw new Refusal('BetNotFound');
  const eventIds = [...new Set(bet.legs.map(({ event_id }) => event_id))];
  await lockLiability(tx, eventIds);
  const events = await holdEvents(tx, eventIds);
  return { bet, worth: worthOf(bet, new Map(events.map((event) => [event.id, event]))) };
}

/** The caller has held it. A part that is less than a cent of each combo cannot be sold. */
export async function sell(tx: Tx, bet: KeptBet, amount: Cents, percent: number, now: Date): Promise<Sale> {
  const { paid, unitLeft } = partOf(BigInt(amount), BigInt(bet.unit_cents), percent);
  if (paid === 0n) throw new Refusal('CashOutClosed');
  const after =
    unitLeft === 0n
      ? soldWhole(bet, cents(Number(paid)), now)
      : soldPart(bet, cents(Number(paid)), cents(Number(unitLeft)));
  const staked = cents(after.sold_stake_cents - bet.sold_stake_cents);
  const part = { staked, paid: cents(Number(paid)), state: 'cashed_out', isOpposed: false } as const;
  const change = { before: bet, after, why: 'cash-out', facts: [betSettled(after, part, now)] };
  const [posted] = await postChanges(tx, [change], now);
  if (posted === undefined) throw new Error(`the cash-out of ${bet.id} could not be posted`);
  return { bet: posted.after, paid: cents(Number(paid)), offer: null };
}

const soldWhole = (bet: KeptBet, paid: Cents, now: Date): KeptBet => ({
  ...bet,
  ...{ status: 'cashed_out', settled_at: now, auto_at_cents: null },
  ...{ sold_cents: cents(bet.sold_cents + paid), sold_stake_cents: bet.staked_cents },
});

const soldPart = (bet: KeptBet, paid: Cents, unitLeft: Cents): KeptBet => ({
  ...bet,
  ...{ unit_cents: unitLeft, sold_cents: cents(bet.sold_cents + paid) },
  potential_cents: potentialLeft({ ...bet, unit_cents: unitLeft }),
  sold_stake_cents: cents(bet.staked_cents - unitLeft * bet.combos.length),
});
