// A player's own limit on paying in (decision D84): gross, over a rolling span of days. Making it tighter counts at
// once; making it looser has to wait until the span that began with the last change is over.
import type { RaiseTerms } from './jurisdiction.ts';
import { type Cents, cents, ZERO } from './money.ts';

export const depositLimitPeriods = ['1d', '7d', '14d', '30d'] as const;
export type DepositLimitPeriod = (typeof depositLimitPeriods)[number];

export interface DepositLimit {
  amount: Cents;
  period: DepositLimitPeriod;
  setAt: Date;
}

/** A limit as somebody would like it. */
export type LimitWish = Pick<DepositLimit, 'amount' | 'period'>;

const DAY_MS = 86_400_000;

export const spanMs = (period: DepositLimitPeriod): number => Number(period.slice(0, -1)) * DAY_MS;

/** Deposits made after this count against the limit. */
export const spanStart = (period: DepositLimitPeriod, now: Date): Date =>
  new Date(now.getTime() - spanMs(period));

export const limitExpiry = ({ period, setAt }: DepositLimit): Date =>
  new Date(setAt.getTime() + spanMs(period));

/** What may still be paid in after so much was; never below nothing. */
export const availableUnder = (limit: DepositLimit, deposited: Cents): Cents =>
  cents(Math.max(ZERO, limit.amount - deposited));

/** Tighter or equal in both: less money, over no shorter a span. */
const isNoLooser = (next: LimitWish, standing: LimitWish): boolean =>
  next.amount <= standing.amount && spanMs(next.period) >= spanMs(standing.period);

/** Null takes the limit away, or is none yet: a first one loosens nothing. */
export const isLooser = (next: LimitWish | null, standing: LimitWish | null): boolean =>
  standing !== null && (next === null || !isNoLooser(next, standing));

const HOUR_MS = 3_600_000;

/** From when and until when a looser limit that was asked for can be confirmed. */
export const raiseWindow = (askedAt: Date, { waitHours, lapseHours }: RaiseTerms) => ({
  from: new Date(askedAt.getTime() + waitHours * HOUR_MS),
  until: new Date(askedAt.getTime() + lapseHours * HOUR_MS),
});

/** Null takes the limit away. */
export function mayChangeLimit(standing: DepositLimit | null, next: LimitWish | null, now: Date): boolean {
  if (standing === null || now >= limitExpiry(standing)) return true;
  return next !== null && isNoLooser(next, standing);
}
