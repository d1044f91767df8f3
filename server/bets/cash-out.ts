// Sells a bet back, whole or in part: at what it is worth in the transaction that does it, if that is not much less than what
// its player saw. While a match is in play the wish waits first, as a bet would (decide-sales.ts).

import { Refusal } from '#contract/refusals.ts';
import { type Cents, cents } from '#rules/money.ts';
import { partOf } from '#sports/bets/cash-out.ts';
import { type EventRecord, holdEvents } from '../book/event-rows.ts';
import { lockPlayer, type Tx } from '../database/db.ts';
import { betSettled } from './bet-facts.ts';
import { findBets, type KeptBet } from './bet-rows.ts';
import { type Worth, worthOf } from './cash-out-quote.ts';
import { lockLiability } from './liability.ts';
import { postChanges } from './post-changes.ts';
import { keepWish } from './sale-wishes.ts';
import { potentialLeft } from './worked-out.ts';

export interface Sale {
  bet: KeptBet;
  paid: Cents;
  /** Where it is worth too little of what was seen: what that part of it is worth. Nothing was sold. */
  offer: Cents | null;
  /** Where a match is in play: when it will be decided. Nothing was sold yet. */
  decidesAt: Date | null;
}

export interface Wish {
  playerId: number;
  id: string;
  percent: number;
  /** For this part of it. */
  seen: Cents;
}

/** In percent of what was seen. */
const LEAST = 99;

export async function sellBet(tx: Tx, wish: Wish, now: Date): Promise<Sale> {
  const { bet, worth, inPlay } = await holdBet(tx, wish.playerId, wish.id);
  if (!('amount' in worth)) throw new Refusal('CashOutClosed');
  const nothing = { bet, paid: cents(0), offer: null, decidesAt: null };
  if (!isEnough(worth.amount, wish))
    return { ...nothing, offer: cents(Math.floor((worth.amount * wish.percent) / 100)) };
  if (inPlay.length === 0) return sell(tx, bet, worth.amount, wish.percent, now);
  // What cannot be sold in the end need not wait.
  soldPartOf(bet, worth.amount, wish.percent);
  return { ...nothing, decidesAt: await keepWish(tx, wish, inPlay, now) };
}

/** For this part of it, of what was seen. */
export const isEnough = (amount: Cents, { percent, seen }: Pick<Wish, 'percent' | 'seen'>): boolean =>
  Math.floor((amount * percent) / 100) * 100 >= seen * LEAST;

/** What somebody must have seen who takes no less than this: to the cent, because what is less by a part of a cent is not less. */
export const seenFor = (least: Cents): Cents => cents(Math.floor((least * 100) / LEAST));

/** Nobody sees what happens in its events meanwhile. */
interface Held {
  bet: KeptBet;
  worth: Worth;
  /** Of its open legs' events. */
  inPlay: readonly EventRecord[];
}

export async function holdBet(tx: Tx, playerId: number, id: string): Promise<Held> {
  await lockPlayer(tx, playerId);
  const [bet] = await findBets(tx.sql, [playerId], [id]);
  if (bet === undefined || bet.status === 'refused') throw new Refusal('BetNotFound');
  const eventIds = [...new Set(bet.legs.map(({ event_id }) => event_id))];
  await lockLiability(tx, eventIds);
  const events = await holdEvents(tx, eventIds);
  const open = new Set(bet.legs.filter(({ result }) => result === null).map(({ event_id }) => event_id));
  return {
    bet,
    worth: worthOf(bet, new Map(events.map((event) => [event.id, event]))),
    inPlay: events.filter((event) => open.has(event.id) && event.status === 'live'),
  };
}

/** A part that is less than a cent of each combo cannot be sold. */
function soldPartOf(bet: KeptBet, amount: Cents, percent: number) {
  const part = partOf(BigInt(amount), BigInt(bet.unit_cents), percent);
  if (part.paid === 0n) throw new Refusal('CashOutClosed');
  return part;
}

/** The caller has held it. */
export async function sell(tx: Tx, bet: KeptBet, amount: Cents, percent: number, now: Date): Promise<Sale> {
  const { paid, unitLeft } = soldPartOf(bet, amount, percent);
  const after =
    unitLeft === 0n
      ? soldWhole(bet, cents(Number(paid)), now)
      : soldPart(bet, cents(Number(paid)), cents(Number(unitLeft)));
  const staked = cents(after.sold_stake_cents - bet.sold_stake_cents);
  const part = { staked, paid: cents(Number(paid)), state: 'cashed_out', isOpposed: false } as const;
  const change = { before: bet, after, why: 'cash-out', facts: [betSettled(after, part, now)] };
  const [posted] = await postChanges(tx, [change], now);
  if (posted === undefined) throw new Error(`the cash-out of ${bet.id} could not be posted`);
  return { bet: posted.after, paid: cents(Number(paid)), offer: null, decidesAt: null };
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
