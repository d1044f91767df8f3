// Jackpots: what each bet adds to a pot, and which bet wins it. Sums are in euro cents; what a single bet adds is less
// than a cent, and is counted in millionths of one.
import type { Currency } from './money.ts';

export const jackpotKinds = ['progressive', 'by-value', 'by-time', 'fixed'] as const;
export type JackpotKind = (typeof jackpotKinds)[number];

/** As a cycle is played: from one drop to the next nothing of it changes. */
export interface JackpotTerms {
  kind: JackpotKind;
  games: readonly string[];
  /** Of the player's own money; what is less adds nothing and wins nothing. */
  min_stake_cents: number;
  /** What the pot begins with. */
  start_cents: number;
  /** Of each bet, in millionths: what is added to the pot, and what is put by for the next start. */
  pot_ppm: number;
  reserve_ppm: number;
  /** Progressive and fixed: after how much staked money it falls, on average. */
  mean_turnover_cents?: number | undefined;
  /** By value: where it falls at the latest. */
  limit_cents?: number | undefined;
  /** By time: how long a window is. */
  window_minutes?: number | undefined;
  /** What a unit of each currency was worth in euros when the cycle began, in millionths. */
  rates: Readonly<Partial<Record<Currency, number>>>;
}

/** How far a cycle has come. */
export interface Standing {
  /** In millionths of a cent. */
  potMicros: number;
  /** What this cycle has put by, in millionths of a cent. */
  reservedMicros: number;
  /** All that was staked, in thousandths of a cent. Each of them is a ticket. */
  tickets: number;
  /** Of the last bet, in milliseconds; 0 before the first. */
  lastAt: number;
  rounds: number;
}

export interface JackpotBet {
  game: string;
  currency: Currency;
  /** Of the player's own money, in cents of their currency. */
  stake: number;
  at: number;
}

export const MICROS = 1_000_000;
const MILLIONTHS = 1_000_000;
/** A stake is exchanged into thousandths of a euro cent. */
export const TICKETS_A_CENT = 1_000;

/** How many tickets a bet buys; none where it does not count. */
export function ticketsOf(terms: JackpotTerms, { game, currency, stake }: JackpotBet): number {
  if (!terms.games.includes(game)) return 0;
  const rate = terms.rates[currency] ?? 0;
  const tickets = Math.floor((stake * rate) / (MILLIONTHS / TICKETS_A_CENT));
  return tickets < terms.min_stake_cents * TICKETS_A_CENT ? 0 : tickets;
}

/** How it stands after a bet that counts. */
export const countBet = (terms: JackpotTerms, before: Standing, tickets: number, at: number): Standing => ({
  potMicros: before.potMicros + shareOf(tickets, terms.pot_ppm),
  reservedMicros: before.reservedMicros + shareOf(tickets, terms.reserve_ppm),
  tickets: before.tickets + tickets,
  lastAt: Math.max(before.lastAt, at),
  rounds: before.rounds + 1,
});

/** Never more than it comes to. */
const shareOf = (tickets: number, ppm: number): number => Math.floor((tickets * ppm) / TICKETS_A_CENT);

/** What is compared with the trigger: the pot, the time, or the tickets that were sold. */
export function measureOf(kind: JackpotKind, { potMicros, lastAt, tickets }: Standing): number {
  if (kind === 'by-value') return potMicros;
  return kind === 'by-time' ? lastAt : tickets;
}

/** What the winner gets, in whole cents; what is left of a cent goes on to the next cycle. */
export const wonCents = (potMicros: number): number => Math.floor(potMicros / MICROS);
