// The only writer of the ledger. All of it happens in the database's function ledger_record, so that a movement of
// money is one trip there and back, and so that several can make the trip together.
import type { Money } from '#rules/money.ts';
import type { Sql, Tx } from '../database/db.ts';
import { type AccountPath, ownerOf } from './accounts.ts';

export interface Move extends Money {
  from: AccountPath;
  to: AccountPath;
}

export interface Entry {
  /** Names the real-world fact, so that hearing of it twice moves the money once. */
  key: string;
  reason:
    | 'deposit.settled'
    | 'withdrawal.held'
    | 'withdrawal.released'
    | 'withdrawal.paid'
    | 'round.staked'
    | 'round.won'
    | 'round.played'
    | 'round.rolled_back'
    | 'bonus.granted'
    | 'bonus.converted';
  /** All in pockets of one player: money cannot pass from player to player. */
  moves: readonly Move[];
}

export type Recorded = 'recorded' | 'already recorded';

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
  const [outcome] = await recordAll(tx.sql, [entry], { isPatient: true });
  return readOutcome(entry, outcome!);
}

/**
 * Several entries in one trip, each on its own though the trip is one transaction. Gives for each, in order, what `readOutcome` reads, or
 * 'busy' where another transaction has the purse and `isPatient` does not say to wait for it.
 */
export async function recordAll(
  sql: Sql,
  entries: readonly Entry[],
  { isPatient }: { isPatient: boolean },
): Promise<readonly string[]> {
  const moves = entries.flatMap((entry) => entry.moves);
  const [row] = await sql<{ outcomes: string[] }>`
    select ledger_record(
      ${entries.map(playerOf)}, ${entries.map(({ key }) => key)},
      ${entries.map(({ reason }) => reason)}, ${entries.map((entry) => entry.moves.length)},
      ${moves.map(({ from }) => from)}, ${moves.map(({ to }) => to)},
      ${moves.map(({ currency }) => currency)}, ${moves.map(({ amount }) => amount)}, ${isPatient}
    ) as outcomes`;
  return row!.outcomes;
}

/** Throws what the ledger refused. */
export function readOutcome({ key }: Entry, outcome: string): Recorded {
  if (outcome === 'recorded' || outcome === 'already recorded') return outcome;
  const [, refusal, rest] = /^(insufficient|wrong currency|wrong) (.*)/s.exec(outcome) ?? [];
  if (refusal === 'insufficient') throw new InsufficientFunds(rest as AccountPath);
  if (refusal === 'wrong currency') throw new WrongEntry(`entry ${key} is not in the currency of ${rest}`);
  if (refusal === 'wrong') throw new WrongEntry(rest);
  throw new WrongEntry(`the key ${key} already names another fact`);
}

/** 0 for a fact about the house alone. */
export function playerOf({ key, moves }: Entry): number {
  const owners = new Set(
    moves.flatMap(({ from, to }) => [ownerOf(from), ownerOf(to)]).filter((owner) => owner > 0),
  );
  if (owners.size > 1) throw new WrongEntry(`entry ${key} concerns more than one player`);
  return [...owners][0] ?? 0;
}
