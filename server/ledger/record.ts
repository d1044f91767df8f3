// The only writer of the ledger. All of it happens in the database's function ledger_record (routines/30-record.sql), so
// that a movement of money is one trip there and back, and so that several can make the trip together.
import type { Money } from '#rules/money.ts';
import type { Nullable, Sql, Tx } from '../database/db.ts';
import { type AccountPath, ownerOf } from './accounts.ts';
import type { Purse } from './purse.ts';

export interface Move extends Money {
  from: AccountPath;
  to: AccountPath;
}

/** Entries that take a stake from a player, or for them. Each is written behind the stake gate (server/protection). */
export const stakeReasons = [
  'round.staked',
  'round.played',
  'bet.staked',
  'studio.staked',
  'studio.played',
  'tournament.joined',
] as const;

export type StakeReason = (typeof stakeReasons)[number];

export interface Entry {
  /** Names the real-world fact, so that hearing of it twice moves the money once. */
  key: string;
  /** Whose fact it is, where none of the moves says so: a stake that the house pays for them. */
  player?: number | undefined;
  reason:
    | 'deposit.settled'
    | 'withdrawal.held'
    | 'withdrawal.released'
    | 'withdrawal.paid'
    | StakeReason
    | 'round.won'
    | 'round.rolled_back'
    | 'bet.rolled_back'
    | 'bet.settled'
    | 'bet.corrected'
    | 'studio.won'
    | 'studio.rolled_back'
    | 'balance.corrected'
    | 'reward.paid'
    | 'tournament.refunded'
    | 'tournament.pooled'
    | 'jackpot.funded'
    | 'jackpot.won'
    | 'cashback.granted'
    | 'cashback.paid'
    | 'cashback.returned'
    | 'budget.funded'
    | 'budget.charged'
    | 'budget.returned'
    | 'bonus.granted'
    | 'bonus.activated'
    | 'bonus.deactivated'
    | 'bonus.ended'
    | 'bonus.converted';
  /** All in pockets of one player: money cannot pass from player to player. */
  moves: readonly Move[];
}

export interface Recorded {
  outcome: 'recorded' | 'already recorded';
  /** What the entry's player holds since; null for a fact about the house alone. */
  purse: Purse | null;
}

/** What the ledger says of one entry; `readOutcome` reads it. */
export interface Answer {
  outcome: string;
  /** Null also where the purse is busy, or there is none. */
  purse: Purse | null;
}

/** Thrown, not returned: whatever else the transaction did must be undone with it. */
export class InsufficientFunds extends Error {
  override readonly name = 'InsufficientFunds';
  readonly path: AccountPath;

  constructor(path: AccountPath) {
    super(`insufficient funds in ${path}`);
    this.path = path;
  }
}

/** A caller's mistake: another currency than the player's, one key for two facts, a move of nothing. */
export class WrongEntry extends Error {
  override readonly name = 'WrongEntry';
}

export async function record(tx: Tx, entry: Entry): Promise<Recorded> {
  const [answer] = await recordAll(tx.sql, [entry], { isPatient: true });
  return readOutcome(entry, answer!);
}

/**
 * Several entries in one trip, each on its own though the trip is one transaction. Gives for each, in order, what
 * `readOutcome` reads, or 'busy' where another transaction has the purse and `isPatient` does not say to wait for it.
 */
export async function recordAll(
  sql: Sql,
  entries: readonly Entry[],
  { isPatient }: { isPatient: boolean },
): Promise<readonly Answer[]> {
  if (entries.length === 0) return [];
  const moves = entries.flatMap((entry) => entry.moves);
  const rows = await sql<AnswerRow>`
    select * from ledger_record(
      ${isPatient}, ${entries.map(playerOf)}, ${entries.map(({ key }) => key)},
      ${entries.map(({ reason }) => reason)}, ${entries.map((entry) => entry.moves.length)},
      ${moves.map(({ from }) => from)}, ${moves.map(({ to }) => to)},
      ${moves.map(({ currency }) => currency)}, ${moves.map(({ amount }) => amount)}
    )`;
  return rows.map(({ outcome, ...purse }) => ({
    outcome,
    purse: purse.currency === null ? null : (purse as Purse),
  }));
}

interface AnswerRow extends Nullable<Purse> {
  outcome: string;
}

/** Whether the fact of this key is recorded. */
export async function isRecorded(sql: Sql, key: string): Promise<boolean> {
  const known = await sql<{ key: string }>`select key from ledger_entry where key = ${key}`;
  return known.length > 0;
}

/** Throws what the ledger refused. */
export function readOutcome({ key }: Entry, { outcome, purse }: Answer): Recorded {
  if (outcome === 'recorded' || outcome === 'already recorded') return { outcome, purse };
  const [, refusal, rest] = /^(insufficient|wrong currency|wrong) (.*)/s.exec(outcome) ?? [];
  if (refusal === 'insufficient') throw new InsufficientFunds(rest as AccountPath);
  if (refusal === 'wrong currency') throw new WrongEntry(`entry ${key} is not in the currency of ${rest}`);
  if (refusal === 'wrong') throw new WrongEntry(rest);
  throw new WrongEntry(`the key ${key} already names another fact`);
}

/** 0 for a fact about the house alone. */
export function playerOf({ key, player = 0, moves }: Entry): number {
  const owners = new Set(
    [player, ...moves.flatMap(({ from, to }) => [ownerOf(from), ownerOf(to)])].filter((owner) => owner > 0),
  );
  if (owners.size > 1) throw new WrongEntry(`entry ${key} concerns more than one player`);
  return [...owners][0] ?? 0;
}
