// A start whose stake a pack of free spins pays.
import { Refusal } from '#contract/refusals.ts';
import { nameNow } from '#games/renamed.ts';
import type { Sql } from '../database/db.ts';
import { packBet } from '../freespins/pack-bet.ts';
import { findPacks, type PackRow } from '../freespins/packs.ts';
import type { Start } from './start-batch.ts';

/** Of whoever starts with one; the players are locked, so nobody else uses it up meanwhile. */
export async function packsOf(sql: Sql, starts: readonly Start[]): Promise<ReadonlyMap<string, PackRow>> {
  const asked = starts.flatMap(({ player, packId, now }) =>
    packId === undefined ? [] : [{ playerId: player.id, packId, now }],
  );
  return asked.length === 0 ? new Map() : findPacks(sql, asked);
}

/** Null: the pack pays this round, or none was named. */
export function packRefused({ player, definition, bet, packId }: Start, pack: PackRow | undefined) {
  if (packId === undefined) return null;
  // Two players of one group may name the same pack: it is found for the one whose it is.
  const isTheirs = pack?.player_id === player.id && pack.currency === player.currency;
  if (!isTheirs || nameNow(pack.game) !== definition.sysname) return new Refusal('FreespinsNotFound');
  if (pack.status !== 'active') return new Refusal('FreespinsEnded');
  const given = packBet(definition, pack.stake_cents);
  return JSON.stringify(given) === JSON.stringify(bet) ? null : new Refusal('BetNotAllowed');
}
