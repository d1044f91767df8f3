// What the house gives for an open bet now. The formula is open (sports/bets/cash-out.ts), and its figures are told.

import type { CashOutQuote } from '#contract/betting/bets.ts';
import type { Output } from '#contract/define.ts';
import { type Cents, cents, ZERO } from '#rules/money.ts';
import { cashOutCents, fairValue, feeOf } from '#sports/bets/cash-out.ts';
import { worthOfLeg } from '#sports/bets/leg-worth.ts';
import { kindOf } from '#sports/settle/kinds.ts';
import { isHalfLine } from '#sports/settle/lines.ts';
import type { EventRecord } from '../book/event-rows.ts';
import { offeredBook, priceOf } from '../book/offered-book.ts';
import type { KeptBet, KeptPick, LegRow } from './bet-rows.ts';
import { isLateLeg } from './late-legs.ts';
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
  const played = playedBet(bet);
  const terms = { isLive, worthOf: (place: number) => chances.get(place)! };
  const fair = cents(Math.floor(fairValue(played, terms)));
  const fee = Math.round(feeOf(isLive, open.length) * 1000);
  const amount = cashOutCents(played, terms, BigInt(bet.potential_cents));
  return amount === null ? { why: 'worth', fair, fee } : { amount: cents(Number(amount)), fair, fee };
}

/** As its odds are now, with what may come back of it; the name of what speaks against it. */
function chanceOf(leg: LegRow, event: EventRecord): number | Why {
  const book = offeredBook(event);
  const priced = priceOf(book, leg.picks);
  if ('why' in priced || (event.status !== 'scheduled' && event.status !== 'live')) return 'paused';
  if (!leg.picks.every(({ market }) => book.markets.get(market)!.type.hasCashOut)) return 'not-offered';
  // Where a trader has set the price, or the producer tells it, that is what is believed.
  const isSet = leg.picks.some(({ market }) => book.trading.markets?.[market]?.prices !== undefined);
  if (isSet || leg.picks.every(isPlain) || book.law === null) return priced.chance;
  const terms = { law: book.law, oddsX1000: leg.odds_x1000, placedAt: leg.score ?? undefined };
  return worthOfLeg(leg.picks, terms) ?? 'paused';
}

/** Won or lost, wherever it was placed: its chance says all. Laws are large, and few are kept. */
const isPlain = ({ spec: { kind, params } }: KeptPick): boolean =>
  kindOf(kind).isFromPlacement !== true &&
  kind !== 'two-way' &&
  (params.line === undefined || isHalfLine(params.line));

export const shownQuote = (bet: KeptBet, worth: Worth, wish: SaleRow | undefined): Shown => ({
  bet: bet.id,
  amount: 'amount' in worth ? worth.amount : null,
  why: 'why' in worth ? worth.why : null,
  ...{ fair: worth.fair, fee: worth.fee, auto_at: bet.auto_at_cents },
  sale:
    wish === undefined
      ? null
      : { percent: wish.percent, decides_at: wish.decides_at.toISOString(), refused: wish.refused },
});
