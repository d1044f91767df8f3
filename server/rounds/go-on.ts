// A round goes on by a decision, its player's or the one made for a player who is away.
import { Refusal } from '#contract/refusals.ts';
import type { Decision } from '#games/kinds/kind.ts';
import { type Cents, cents, plus, ZERO } from '#rules/money.ts';
import { type Split, splitStake } from '#rules/stake-split.ts';
import type { Vault } from '../at-rest/vault.ts';
import { sweepAfterEnd } from '../bonuses/sweep.ts';
import { type Tx, together } from '../database/db.ts';
import { recordFacts } from '../facts/facts.ts';
import { packEnded } from '../freespins/pack-ended.ts';
import { addWon, freespinsChanged, returnToPack } from '../freespins/packs.ts';
import { scheduleAll } from '../jobs/tasks.ts';
import { balancesOf, type Purse } from '../ledger/purse.ts';
import { type Entry, InsufficientFunds, record } from '../ledger/record.ts';
import { tellAll } from '../live/outbox.ts';
import { tellPurse } from '../players/balances.ts';
import type { Outcome } from './outcome.ts';
import { replay } from './played.ts';
import { addedEntry, splitOf, voidEntry, wonEntry } from './round-entries.ts';
import { roundSettled } from './round-facts.ts';
import { type SeededRow, updateRound } from './round-rows.ts';

export interface GoneOn {
  row: SeededRow;
  outcome: Outcome;
}

interface Terms {
  vault: Vault;
  now: Date;
  /** Throws where the player's own limits or those of their bonus leave no room for so much more. */
  beforeStake?(added: Cents): Promise<void>;
}

/** The caller has locked the player, found the round open and the decision offered. */
export async function goOn(
  tx: Tx,
  before: SeededRow,
  decision: Decision,
  { vault, now, beforeStake }: Terms,
): Promise<GoneOn> {
  const decided = { ...before, decisions: [...before.decisions, decision] };
  const outcome = replay(decided, vault);
  const added = cents(outcome.staked - before.staked_cents);
  // A round is paid by a pack or by its player, never by both.
  if (added > ZERO && before.pack_id !== null) throw new Refusal('BetNotAllowed');
  if (added > ZERO) await beforeStake?.(added);
  const bonus = added > ZERO ? await addStake(tx, before, added) : ZERO;
  const row: SeededRow = {
    ...decided,
    staked_cents: plus(before.staked_cents, added),
    bonus_cents: plus(before.bonus_cents, bonus),
    paid_cents: outcome.isOver ? (outcome.paid as Cents) : ZERO,
    state: outcome.isOver ? 'over' : 'open',
    words: outcome.words,
    ended_at: outcome.isOver ? now : null,
  };
  await updateRound(tx, row);
  if (row.state === 'over') await settle(tx, row, row.paid_cents > ZERO ? wonEntry(row) : null, now);
  return { row, outcome };
}

/** Nothing was shown yet: the stake goes back, and the round counts for nothing. */
export async function giveBack(tx: Tx, before: SeededRow, now: Date): Promise<void> {
  await updateRound(tx, { ...before, state: 'void', ended_at: now });
  const { purse } = await record(tx, voidEntry(before));
  await tellPurse(tx, before.player_id, purse!);
  const { player_id, pack_id } = before;
  // What a bonus has staked that is over by now goes back to the house, and not to the next bonus.
  if (before.bonus_cents > ZERO) await sweepAfterEnd(tx, [player_id]);
  if (pack_id === null) return;
  await returnToPack(tx, { player_id, pack_id });
  await tellAll(tx, [freespinsChanged(player_id)]);
}

async function settle(tx: Tx, row: SeededRow, won: Entry | null, now: Date): Promise<void> {
  const fact = recordFacts(tx, [roundSettled(row, now)]);
  const { player_id, pack_id } = row;
  if (pack_id !== null && row.wins_to === 'bonus') {
    await addWon(tx, { player_id, pack_id, won: row.paid_cents });
    await scheduleAll(tx, [packEnded(pack_id, now)]);
  }
  if (won === null) return fact;
  const [, { purse }] = await together(fact, record(tx, won));
  await tellPurse(tx, row.player_id, purse!);
}

/** From the purses that paid the first stake; gives the part that is bonus money. */
async function addStake(tx: Tx, row: SeededRow, added: Cents): Promise<Cents> {
  const { purse: _, ...split } = await splitOfMore(tx, row, added);
  try {
    const { purse } = await record(tx, addedEntry(row, split, row.decisions.length));
    await tellPurse(tx, row.player_id, purse!);
    return split.bonus;
  } catch (error) {
    throw error instanceof InsufficientFunds ? new Refusal('InsufficientFunds') : error;
  }
}

async function splitOfMore(tx: Tx, row: SeededRow, added: Cents): Promise<Split & { purse: Purse }> {
  const purse = await balancesOf(tx.sql, row.player_id);
  const first = splitOf(row);
  const held = {
    main: first.main > ZERO ? purse.main : ZERO,
    bonus: first.bonus > ZERO ? purse.bonus : ZERO,
  };
  const split = splitStake(added, held, false);
  if (split === null) throw new Refusal('InsufficientFunds');
  return { ...split, purse };
}
