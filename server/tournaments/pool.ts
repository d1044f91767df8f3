// A run's pool: a book of the house that holds what was paid in and what is promised, until it is given away.
import { exchangeDown, exchangeUp, type Rates } from '#rules/exchange.ts';
import { type Cents, type Currency, cents, ZERO } from '#rules/money.ts';
import { type AccountPath, house } from '../ledger/accounts.ts';
import type { Entry, Move } from '../ledger/record.ts';
import type { RunRow } from './runs.ts';

/** Of tournaments: their terms are in it, and promises are kept in it. */
export const POOL_CURRENCY: Currency = 'EUR';

export const poolOf = (runId: number): AccountPath => house(`pool-tournament-${runId}`);

/** What a player pays in their own currency. */
export const feeIn = (currency: Currency, fee: Cents, rates: Rates): Cents =>
  fee === ZERO ? ZERO : exchangeUp(fee, { from: POOL_CURRENCY, to: currency, rates });

/** What a player is paid in their own currency; never nothing where something was won. */
export const prizeIn = (currency: Currency, prize: Cents, rates: Rates): Cents =>
  cents(Math.max(1, exchangeDown(prize, { from: POOL_CURRENCY, to: currency, rates })));

/** In euro, for the share of each place: what the house promises and what everybody has paid. */
export const poolWorth = ({ promised_cents, participants, terms }: RunRow): Cents =>
  cents(promised_cents + participants * terms.entry_fee_cents);

/** Puts what the house promises into the pool; null where it promises nothing. */
export const promiseEntry = (runId: number, promised: Cents): Entry | null =>
  promised === ZERO
    ? null
    : {
        key: `tournament:${runId}:promised`,
        reason: 'tournament.pooled',
        moves: [{ from: house('bonuses'), to: poolOf(runId), amount: promised, currency: POOL_CURRENCY }],
      };

export type Sums = ReadonlyMap<Currency, Cents>;

/**
 * Makes the pool hold what is owed since: of currencies in which it holds more, the rest goes back to the house; of those
 * in which it holds less, the house adds. Null where it holds just that.
 */
export function levelEntry(
  runId: number,
  step: string,
  { held, owed }: { held: Sums; owed: Sums },
): Entry | null {
  const moves = [...new Set([...held.keys(), ...owed.keys()])].flatMap((currency): Move[] => {
    const more = (held.get(currency) ?? 0) - (owed.get(currency) ?? 0);
    if (more === 0) return [];
    const [from, to] = more > 0 ? [poolOf(runId), house('bonuses')] : [house('bonuses'), poolOf(runId)];
    return [{ from, to, amount: cents(Math.abs(more)), currency }];
  });
  return moves.length === 0
    ? null
    : { key: `tournament:${runId}:${step}`, reason: 'tournament.pooled', moves };
}
