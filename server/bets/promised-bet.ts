// A bet is paid by its receipt. The receipt's text is sealed with the keys of the ledger when it is written, so before money
// moves, and in the audit, the bet and its legs are compared with it: a price changed past the product pays nobody.
import { isDeepStrictEqual } from 'node:util';
import { cents } from '#rules/money.ts';
import type { Sql } from '../database/db.ts';
import { log } from '../plumbing/log.ts';
import type { KeptBet } from './bet-rows.ts';
import { receiptText } from './receipt-text.ts';

/** Those of these bets whose receipt has a seal that fits. */
export async function findSealed(
  sql: Sql,
  bets: readonly { id: string; player_id: number }[],
): Promise<ReadonlySet<string>> {
  const players = [...new Set(bets.map(({ player_id }) => player_id))];
  const rows = await sql<{ id: string }>`
    select id from bet
    where player_id = any(${players}::bigint[]) and id = any(${bets.map(({ id }) => id)}::text[]) and bet_receipt_is_whole(id, receipt, receipt_seal)`;
  return new Set(rows.map(({ id }) => id));
}

/** The first field in which a bet is not what its receipt says; null where it is. */
export function brokenPromise(bet: KeptBet): string | null {
  const { receipt, accepted_at: at } = bet;
  if (receipt === null || at === null) return 'receipt';
  const promised = JSON.parse(receipt.text) as Record<string, unknown>;
  // Receipts of earlier releases say neither how the bet is settled nor what it is sold back at.
  const isFormer = promised['terms'] === undefined;
  // What was sold since, and what legs have come to, changes these two and no promise.
  const asPlaced = {
    ...bet,
    unit_cents: cents(Math.floor(bet.staked_cents / bet.combos.length)),
    potential_cents: promised['potential'] as typeof bet.potential_cents,
  };
  const legs = isFormer ? bet.legs.map((leg) => ({ ...leg, base_odds_x1000: leg.odds_x1000 })) : bet.legs;
  const text = receiptText(asPlaced, legs, at);
  if (text === receipt.text) return null;
  const found = JSON.parse(text) as Record<string, unknown>;
  const fields = new Set([...Object.keys(promised), ...Object.keys(found)]);
  if (isFormer) fields.delete('terms');
  return [...fields].find((field) => !isDeepStrictEqual(promised[field], found[field])) ?? null;
}

/** Where it is not what it was promised, someone has to look: it stays as it is, and the audit names it. */
export function isPromised(bet: KeptBet, sealed: ReadonlySet<string>): boolean {
  const broken = sealed.has(bet.id) ? brokenPromise(bet) : 'seal';
  if (broken === null) return true;
  log.bug(new Error('a bet is not what its receipt says, and nothing is paid for it'), {
    bet: bet.id,
    broken,
  });
  return false;
}
