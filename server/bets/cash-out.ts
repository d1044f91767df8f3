// Sells a bet back, whole or in part: at what it is worth in the transaction that does it, if that is not much less than what
// its player saw. While a match is in play the wish waits first, as a bet would (decide-sales.ts).

import { Refusal } from '#contract/refusals.ts';
import { type Cents, cents, ZERO } from '#rules/money.ts';
import { findPayingBonuses, type PayingBonus } from '../bonuses/paying-bonus.ts';
import type { EventRecord } from '../book/event-rows.ts';
import { prepareAnswers } from '../book/prepared-answers.ts';
import { holdPriced } from '../book/priced-events.ts';
import { lockPlayer, type Tx } from '../database/db.ts';
import { type AwaitedFeed, readAwaited } from './await-feed.ts';
import { betSettled } from './bet-facts.ts';
import { findBets, type KeptBet } from './bet-rows.ts';
import { saleQuestions, worthOf } from './cash-out-quote.ts';
import { lockLiability } from './liability.ts';
import { lockPersons } from './person-risk.ts';
import { postChanges } from './post-changes.ts';
import { type PreparedSale, prepareSale } from './prepare-sale.ts';
import { type Offer, offerFor } from './received.ts';
import { keepWish } from './sale-wishes.ts';

export interface Sale {
  bet: KeptBet;
  /** To the player: what its bonus staked may return to the operator. */
  paid: Cents;
  /** Where it is worth too little of what was seen: what is received of that part now. Nothing was sold. */
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
  const held = await holdBet(tx, wish.playerId, wish.id);
  const { bet, offer, inPlay } = held;
  if (!('amount' in offer)) throw new Refusal('CashOutClosed');
  const nothing = { bet, paid: cents(0), offer: null, decidesAt: null };
  if (!isEnough(offer.received, wish)) return { ...nothing, offer: percentOf(offer.received, wish.percent) };
  // What cannot be sold in the end need not wait.
  const sale = await prepareSale(tx, { ...held, amount: offer.amount, percent: wish.percent }, now);
  if (!sale.isAllowed) throw new Refusal('CashOutLimit');
  if (inPlay.length === 0) return sell(tx, sale, now);
  return { ...nothing, decidesAt: await keepWish(tx, wish, inPlay, now) };
}

/** What is received of this part of it, of what was seen. */
export const isEnough = (amount: Cents, { percent, seen }: Pick<Wish, 'percent' | 'seen'>): boolean =>
  percentOf(amount, percent) * 100 >= seen * LEAST;

const percentOf = (amount: Cents, percent: number): Cents => cents(Math.floor((amount * percent) / 100));

/** What somebody must have seen who takes no less than this: to the cent, because what is less by a part of a cent is not less. */
export const seenFor = (least: Cents): Cents => cents(Math.floor((least * 100) / LEAST));

/** Nobody sees what happens in its events meanwhile. */
interface Held {
  bet: KeptBet;
  offer: Offer;
  isBonusInPlay: PayingBonus;
  /** Of its legs. */
  events: readonly EventRecord[];
  /** Of its open legs' events. */
  inPlay: readonly EventRecord[];
  feed: AwaitedFeed;
}

export async function holdBet(tx: Tx, playerId: number, id: string): Promise<Held> {
  await lockPlayer(tx, playerId);
  await lockPersons(tx, [playerId]);
  const [bet] = await findBets(tx.sql, [playerId], [id]);
  if (bet === undefined || bet.status === 'refused') throw new Refusal('BetNotFound');
  const eventIds = [...new Set(bet.legs.map(({ event_id }) => event_id))];
  await lockLiability(tx, eventIds);
  const feed = await readAwaited(tx, eventIds);
  const events = await holdPriced(tx, eventIds);
  await prepareAnswers(saleQuestions([bet], events), 'bets');
  const open = new Set(bet.legs.filter(({ result }) => result === null).map(({ event_id }) => event_id));
  const isBonusInPlay = await findPayingBonuses(tx.sql, 'betting', [bet]);
  const worth = worthOf(bet, new Map(events.map((event) => [event.id, event])));
  return {
    ...{ bet, feed, events, isBonusInPlay },
    offer: offerFor(bet, worth, isBonusInPlay),
    inPlay: events.filter((event) => open.has(event.id) && event.status === 'live'),
  };
}

/** The caller has held the bet, and the sale is allowed. */
export async function sell(
  tx: Tx,
  { before, after, paid, received, risks, caps }: PreparedSale,
  now: Date,
): Promise<Sale> {
  const staked = cents(after.sold_stake_cents - before.sold_stake_cents);
  const part = { staked, paid, state: 'cashed_out', opposed: ZERO } as const;
  const change = { before, after, why: 'cash-out', facts: [betSettled(after, part, now)] };
  const [posted] = await postChanges(tx, [change], now, { risks, caps });
  if (posted === undefined) throw new Error(`the cash-out of ${before.id} could not be posted`);
  return { bet: posted.after, paid: received, offer: null, decidesAt: null };
}
