// How a bonus ends: played through, given up, too late, lost, or taken back. What lay in its pocket becomes the player's money
// or goes back to the house.
import { Refusal } from '#contract/refusals.ts';
import { stateDue } from '#rules/bonuses/bonus-state.ts';
import type { BonusProduct } from '#rules/bonuses/bonus-terms.ts';
import { converted } from '#rules/bonuses/conversion.ts';
import { ZERO } from '#rules/money.ts';
import { lockPlayer, type Tx } from '../database/db.ts';
import { pursesOf } from '../ledger/purse.ts';
import { type ChosenBonus, getBonus } from './activate.ts';
import { burntEntry, convertedEntry, droppedEntry } from './bonus-entries.ts';
import { type BonusInPlay, type BonusRow, listGiven, listInPlay, listLive, pocketOf } from './bonus-rows.ts';
import { type BonusChange, changeBonuses } from './change-bonuses.ts';
import { smallestStake } from './counted-games.ts';

/** The player does not want it: what waits is removed, what is in play is forfeited with all that was won with it. */
export async function removeBonus(tx: Tx, chosen: ChosenBonus, now: Date): Promise<void> {
  const bonus = await getBonus(tx, chosen);
  const to = bonus.state === 'available' ? 'removed' : 'forfeited';
  await changeBonuses(tx, [await endOf(tx, bonus, to)], now);
}

/**
 * Taken back by the house: the deposit they were given for was, or they were given wrongly. Nothing is taken of their money.
 * Gives which.
 */
export async function revokeBonuses(
  tx: Tx,
  playerId: number,
  product: BonusProduct,
  now: Date,
): Promise<number[]> {
  await lockPlayer(tx, playerId);
  const rows = await listLive(tx, playerId, product);
  const changes = await Promise.all(rows.map((bonus) => endOf(tx, bonus, 'revoked')));
  await changeBonuses(tx, changes, now);
  return rows.map(({ id }) => id);
}

/** The same of those that were given under these keys. The caller has locked their players. */
export async function revokeGiven(tx: Tx, keys: readonly string[], now: Date): Promise<void> {
  const rows = await listGiven(tx, keys);
  const changes = await Promise.all(rows.map((bonus) => endOf(tx, bonus, 'revoked')));
  await changeBonuses(tx, changes, now);
}

async function endOf(tx: Tx, bonus: BonusRow, to: 'removed' | 'forfeited' | 'revoked'): Promise<BonusChange> {
  if (bonus.ended_at !== null) throw new Refusal('BonusEnded');
  if (bonus.state === 'available') return { bonus, to, entry: droppedEntry(bonus, bonus.amount_cents) };
  const purse = (await pursesOf(tx.sql, [bonus.player_id])).get(bonus.player_id)!;
  return { bonus, to, entry: burntEntry(bonus, purse[pocketOf(bonus.product)]) };
}

/** All that these players have in play; they have said so, and the caller has locked them. */
export async function forfeitInPlay(tx: Tx, players: readonly number[], now: Date): Promise<void> {
  if (players.length === 0) return;
  const changes = (await listInPlay(tx, players)).map(
    (bonus): BonusChange => ({ bonus, to: 'forfeited', entry: burntEntry(bonus, bonus.purse_cents) }),
  );
  await changeBonuses(tx, changes, now);
}

/** What time and play have made of bonuses in play, of these players. The caller has locked them. */
export async function endPlayed(tx: Tx, players: readonly number[], now: Date): Promise<void> {
  if (players.length === 0) return;
  const changes = (await listInPlay(tx, players)).flatMap((bonus) => {
    const change = dueChange(bonus, now);
    return change === null ? [] : [change];
  });
  await changeBonuses(tx, changes, now);
}

function dueChange(bonus: BonusInPlay, now: Date): BonusChange | null {
  const { state, turnover_hundredths, required_cents, ends_at, moved_at, purse_cents, has_open } = bonus;
  const to = stateDue(
    {
      ...{ state, turnoverHundredths: turnover_hundredths, required: required_cents },
      ...{ endsAt: ends_at, movedAt: moved_at },
    },
    { purse: purse_cents, hasOpenRound: has_open, smallestStake, now },
  );
  if (to === null) return null;
  if (to === 'completed') return completed(bonus);
  if (to === 'expiring') return { bonus, to, entry: burntEntry(bonus, ZERO) };
  return { bonus, to, entry: burntEntry(bonus, purse_cents) };
}

function completed(bonus: BonusInPlay): BonusChange {
  const { amount_cents, purse_cents, terms } = bonus;
  const parts = converted(purse_cents, amount_cents, terms);
  return { bonus, to: 'completed', entry: convertedEntry(bonus, parts), converted: parts.toPlayer };
}
