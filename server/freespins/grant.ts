// Gives a player a pack of free spins. Nothing is booked yet: what a pack costs the house is booked with each round.
import type { Cents } from '#rules/money.ts';
import type { Player } from '../calls/context.ts';
import type { Tx } from '../database/db.ts';
import { recordFacts } from '../facts/facts.ts';
import { scheduleAll } from '../jobs/tasks.ts';
import { tellAll } from '../live/outbox.ts';
import { canBeGiven } from './pack-bet.ts';
import { packEnded } from './pack-ended.ts';
import { freespinsChanged, type PackRow } from './packs.ts';

export interface Grant {
  /** Drawn by the caller beforehand: the same pack given twice is there once. */
  id: string;
  player: Pick<Player, 'id' | 'currency'>;
  game: string;
  rounds: number;
  stake: Cents;
  winsTo: PackRow['wins_to'];
  expiresAt: Date;
  /** Who gives it. */
  source: string;
}

/** Throws where the game or the stake is none that a pack may be of: whoever gives packs chooses among those that are. */
export async function grantFreespins(tx: Tx, grant: Grant, now: Date): Promise<void> {
  const { id, player, game, rounds, stake, winsTo, expiresAt, source } = grant;
  const { currency } = player;
  if (!canBeGiven(game, stake)) throw new RangeError(`no free spins of ${game} at ${stake}`);
  const given = await tx.sql<{ id: string }>`
    insert into freespin_pack (id, player_id, game, rounds, stake_cents, currency, wins_to, source, granted_at, expires_at)
    values (${id}, ${player.id}, ${game}, ${rounds}, ${stake}, ${currency}, ${winsTo}, ${source}, ${now}, ${expiresAt})
    on conflict (id) do nothing returning id`;
  if (given.length === 0) return;
  const data = { pack: id, game, rounds, stake, currency, source };
  await recordFacts(tx, [{ name: 'freespins.granted', playerId: player.id, at: now, data }]);
  await tellAll(tx, [freespinsChanged(player.id)]);
  if (winsTo === 'bonus') await scheduleAll(tx, [packEnded(id, expiresAt)]);
}
