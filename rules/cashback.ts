// Cashback: what of a player's losses in a period they get back. Sums are in cents of one currency.
import type { Cents } from './money.ts';
import { cents } from './money.ts';

export const cashbackPeriods = ['day', 'week', 'month'] as const;
export type CashbackPeriod = (typeof cashbackPeriods)[number];

/** As a period is reckoned: from its begin to its end nothing of it changes. */
export interface CashbackTerms {
  period: CashbackPeriod;
  /** Of what was lost, in millionths, from a level on. */
  rates: readonly { from_level: number; rate_ppm: number }[];
  /** In euros: less is not paid, and never more. */
  minimum_cents: number;
  cap_cents: number;
  /** How much of what was lost there counts, in millionths. */
  games_ppm: number;
  sports_ppm: number;
  is_bound_by_deposits: boolean;
  /** Terms of periods before there was one have none. */
  bound?: StakesBound | undefined;
  is_automatic: boolean;
  claim_days: number;
}

/**
 * What is given back stays below what the games keep: a loss is chance, what games keep of the stakes on average is not.
 * Without it a few high stakes at long odds would be worth more than they cost.
 */
export interface StakesBound {
  /** Of the theoretical loss, in millionths. */
  share_ppm: number;
  /** What is kept on average of stakes on sports, and at games whose return only their studio knows. */
  sports_edge_ppm: number;
  outside_edge_ppm: number;
}

/** What a player's own money did in a period, as the books have it. */
export interface Played {
  /** Staked at games and on sports, less what was given back; won there. */
  gamesStaked: number;
  gamesWon: number;
  sportsStaked: number;
  sportsWon: number;
  /** What games and sports keep of these stakes on average. */
  theoretical: number;
  /** What the house gave them as money: bonuses played through, cashback, prizes. */
  given: number;
  /** Brought, less what was taken home and what is still theirs. */
  spent: number;
  /** Of what was given back, what had been staked in periods before. */
  late: number;
}

export interface Reckoned {
  staked: Cents;
  won: Cents;
  given: Cents;
  /** Taken off for periods before. */
  carried: Cents;
  base: Cents;
  /** More is not given for these stakes; null where they are no bound. */
  most: Cents | null;
  amount: Cents;
  /** What the next period takes off. */
  carry: Cents;
}

interface Terms extends Pick<CashbackTerms, 'games_ppm' | 'sports_ppm' | 'is_bound_by_deposits' | 'bound'> {
  rate_ppm: number;
  /** In the player's currency. */
  minimum: number;
  cap: number;
}

const MILLION = 1_000_000;
const part = (amount: number, ppm: number): number => Math.trunc((amount * ppm) / MILLION);

/**
 * Nothing is ever taken back. What was given back of stakes that an earlier period had counted as lost makes this one
 * smaller, and what does not fit into it the next.
 */
export function reckonCashback(terms: Terms, played: Played, carried: number): Reckoned {
  const staked = part(played.gamesStaked, terms.games_ppm) + part(played.sportsStaked, terms.sports_ppm);
  const won = part(played.gamesWon, terms.games_ppm) + part(played.sportsWon, terms.sports_ppm);
  const lost = staked - won - played.given - carried;
  const bound = terms.is_bound_by_deposits ? Math.min(lost, played.spent - carried) : lost;
  const base = Math.max(0, bound);
  const most =
    terms.bound === undefined ? null : cents(Math.max(0, part(played.theoretical, terms.bound.share_ppm)));
  const full = Math.min(part(base, terms.rate_ppm), terms.cap, most ?? terms.cap);
  return {
    ...{ staked: cents(staked), won: cents(won), given: cents(played.given), carried: cents(carried) },
    ...{ base: cents(base), most },
    amount: cents(full < terms.minimum ? 0 : full),
    carry: cents(Math.max(0, Math.min(-lost, played.late + carried))),
  };
}

/** Of the highest level that the player has reached; before the first there is none. */
export const rateAt = (rates: CashbackTerms['rates'], level: number): number =>
  rates.filter(({ from_level }) => from_level <= level).toSorted((a, b) => b.from_level - a.from_level)[0]
    ?.rate_ppm ?? 0;

const DAY_MS = 86_400_000;
/** The first Monday of the epoch. */
const MONDAY_MS = 4 * DAY_MS;

/** The period that a moment is in, in UTC: weeks begin on Monday. */
export function periodAt(period: CashbackPeriod, at: Date): { from: Date; to: Date } {
  if (period === 'month') {
    const [year, month] = [at.getUTCFullYear(), at.getUTCMonth()];
    return { from: new Date(Date.UTC(year, month, 1)), to: new Date(Date.UTC(year, month + 1, 1)) };
  }
  const [span, first] = period === 'week' ? [7 * DAY_MS, MONDAY_MS] : [DAY_MS, 0];
  const from = Math.floor((at.getTime() - first) / span) * span + first;
  return { from: new Date(from), to: new Date(from + span) };
}
