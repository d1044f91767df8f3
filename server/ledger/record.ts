// The only writer of the ledger. All of it happens in the database's function ledger_record, so that a movement of
// money is one trip there and back, and so that several can make the trip together.
import type { Money } from '#rules/money.ts';
import type { Tx } from '../db.ts';
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
    | 'bonus.granted';
  /** All in pockets of one player: money cannot pass from player to player. */
  moves: readonly Move[];
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

/** A caller's mistake: another currency than the player's, or one key for two facts. */
export class WrongEntry extends Error {
  override readonly name = 'WrongEntry';
}

export async function record(tx: Tx, entry: Entry): Promise<'recorded' | 'already recorded'> {
  const { key, reason, moves } = entry;
  const [row] = await tx.sql<{ outcomes: [string] }>`
    select ledger_record(
      ${[playerOf(entry)]}, ${[key]}, ${[reason]}, ${[moves.length]},
      ${moves.map(({ from }) => from)}, ${moves.map(({ to }) => to)},
      ${moves.map(({ currency }) => currency)}, ${moves.map(({ amount }) => amount)}
    ) as outcomes`;
  const [outcome] = row!.outcomes;
  if (outcome === 'recorded' || outcome === 'already recorded') return outcome;

  const [, refusal, path] = /^(insufficient|wrong currency|different) ?(.*)$/.exec(outcome) ?? [];
  if (refusal === 'insufficient') throw new InsufficientFunds(path as AccountPath);
  if (refusal === 'wrong currency') throw new WrongEntry(`entry ${key} is not in the currency of ${path}`);
  throw new WrongEntry(`the key ${key} already names another fact`);
}

/** 0 for a fact about the house alone. */
function playerOf({ key, moves }: Entry): number {
  const owners = new Set(
    moves.flatMap(({ from, to }) => [ownerOf(from), ownerOf(to)]).filter((owner) => owner > 0),
  );
  if (owners.size > 1) throw new WrongEntry(`entry ${key} concerns more than one player`);
  return [...owners][0] ?? 0;
}
