// What the house gives for an open bet now. The formula is open (sports/bets/cash-out.ts), and its figures are told.

import type { CashOutQuote } from '#contract/betting/bets.ts';
import type { Output } from '#contract/define.ts';
import { type Cents, cents, ZERO } from '#rules/money.ts';
import { cashOutCents, fairValue, feeOf } from '#sports/bets/cash-out.ts';
import type { Bet } from '#sports/bets/payout.ts';
import { kindOf } from '#sports/settle/kinds.ts';
import { isHalfLine } from '#sports/settle/lines.ts';
import type { EventRecord } from '../book/event-rows.ts';
import type { ModelQuestion, WorthQuestion } from '../book/model-questions.ts';
import { chanceForSale, type OfferedBook, offeredBook, priceQuestions } from '../book/offered-book.ts';
import type { EventQuestions } from '../book/prepared-answers.ts';
import type { KeptBet, KeptPick, LegRow } from './bet-rows.ts';
import { isLateLeg } from './late-legs.ts';
import type { Offer } from './received.ts';
import type { SaleRow } from './sale-wishes.ts';
import { playedBet } from './worked-out.ts';

type Shown = Output<{ output: typeof CashOutQuote }>;
type Why = NonNullable<Shown['why']>;

export type Worth = { amount: Cents; fair: Cents; fee: number } | { why: Why; fair: Cents; fee: number };

/** Of a bet's events, those of its open legs. */
export function worthOf(bet: KeptBet, events: ReadonlyMap<number, EventRecord>): Worth {
  if (bet.status !== 'open') return { why: 'closed', fair: ZERO, fee: 0 };
  if (bet.freebet_id !== null) return { why: 'not-offered', fair: ZERO, fee: 0 };
  const open = bet.legs.filter(({ result }) => result === null);
  const chances = new Map<number, number>();
  let isLive = false;
  for (const leg of open) {
    const event = events.get(leg.event_id);
    const isPriced = event !== undefined && !isLateLeg(leg, bet.accepted_at, event);
    const chance = isPriced ? chanceOf(leg, event) : 'closed';
    if (typeof chance === 'string') return { why: chance, fair: ZERO, fee: 0 };
    chances.set(leg.place, chance);
    isLive ||= event!.status === 'live';
  }
  const played = atBaseOdds(bet);
  const terms = { isLive, worthOf: (place: number) => chances.get(place)! };
  const fair = cents(Math.floor(fairValue(played, terms)));
  const fee = Math.round(feeOf(isLive, open.length) * 1000);
  const amount = cashOutCents(played, terms, BigInt(bet.potential_cents));
  return amount === null ? { why: 'worth', fair, fee } : { amount: cents(Number(amount)), fair, fee };
}

/** Sold by the prices without gifts, settled legs with them: what the operator gives is paid by winning alone. */
const atBaseOdds = (bet: KeptBet): Bet => ({
  ...playedBet(bet),
  legs: bet.legs.map(({ base_odds_x1000, result }) => ({ oddsX1000: base_odds_x1000, result })),
});

/** As its odds are now, with what may come back of it; the name of what speaks against it. */
function chanceOf(leg: LegRow, event: EventRecord): number | Why {
  const book = offeredBook(event);
  const chance = chanceForSale(book, leg.picks);
  if (chance === null || (event.status !== 'scheduled' && event.status !== 'live')) return 'paused';
  if (!leg.picks.every(({ market }) => book.markets.get(market)!.type.hasCashOut)) return 'not-offered';
  // Where a trader has set the price, or the producer tells it, that is what is believed.
  const isSet = leg.picks.some(({ market }) => book.trading.markets?.[market]?.prices !== undefined);
  if (isSet || leg.picks.every(isPlain) || !book.hasModel) return chance;
  return book.answer(worthQuestion(leg)) ?? 'paused';
}

const worthQuestion = ({ picks, base_odds_x1000, score }: LegRow): WorthQuestion => ({
  ...{ about: 'worth', oddsX1000: base_odds_x1000, placedAt: score ?? undefined },
  picks: picks.map(({ spec, outcome }) => ({ spec, outcome })),
});

/** What `worthOf` needs of the models for the open legs of these bets. */
export function saleQuestions(bets: readonly KeptBet[], events: readonly EventRecord[]): EventQuestions[] {
  const open = bets.flatMap(({ legs }) => legs.filter(({ result }) => result === null));
  return events.flatMap((event) => {
    const own = open.filter(({ event_id }) => event_id === event.id);
    const isAllPlain = own.every(({ picks }) => picks.length === 1 && picks.every(isPlain));
    if (isAllPlain) return [];
    const book = offeredBook(event);
    return [{ event, questions: own.flatMap((leg) => legQuestions(leg, book)) }];
  });
}

function legQuestions(leg: LegRow, book: OfferedBook): ModelQuestion[] {
  const { picks } = leg;
  const isOnOffer = picks.every(({ market }) => book.markets.has(market));
  return [
    ...priceQuestions(book, picks),
    ...(isOnOffer && !picks.every(isPlain) ? [worthQuestion(leg)] : []),
  ];
}

/** Won or lost, wherever it was placed: its chance says all. Laws are large, and few are kept. */
export const isPlain = ({ spec: { kind, params } }: Pick<KeptPick, 'spec'>): boolean =>
  kindOf(kind).isFromPlacement !== true &&
  kind !== 'two-way' &&
  (params.line === undefined || isHalfLine(params.line));

/** `percentMax`: what the caps of risk let the player sell of it (sellable-parts.ts). */
export function shownQuote(
  bet: KeptBet,
  worth: Offer,
  { wish, percentMax = 0 }: { wish: SaleRow | undefined; percentMax: number | undefined },
): Shown {
  const { fair, fee } = worth;
  const offer: Offer = 'amount' in worth && percentMax === 0 ? { why: 'limit', fair, fee } : worth;
  return {
    bet: bet.id,
    amount: 'amount' in offer ? offer.received : null,
    withheld: 'amount' in offer ? cents(offer.amount - offer.received) : ZERO,
    why: 'why' in offer ? offer.why : null,
    ...{ percent_max: percentMax, fair, fee, auto_at: bet.auto_at_cents },
    has_gift: bet.legs.some(({ odds_x1000, base_odds_x1000 }) => base_odds_x1000 < odds_x1000),
    sale:
      wish === undefined
        ? null
        : { percent: wish.percent, decides_at: wish.decides_at.toISOString(), refused: wish.refused },
  };
}
