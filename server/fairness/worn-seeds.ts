// Seeds wear out: after so many rounds or days the next one, whose hash is known, takes the place of the one in use by itself.
// Where each round is to have a seed of its own, after one.
import type { Vault } from '../at-rest/vault.ts';
import type { Config } from '../config/config.ts';
import type { Tx } from '../database/db.ts';
import { ensureNext } from './seed-pairs.ts';

export interface SeedLife {
  rounds: number;
  ms: number;
}

const LONG: SeedLife = { rounds: 10_000, ms: 30 * 24 * 3_600_000 };

export const seedLifeOf = ({ hasSeedEachRound }: Pick<Config, 'hasSeedEachRound'>): SeedLife =>
  hasSeedEachRound ? { ...LONG, rounds: 1 } : LONG;

interface Used {
  next_nonce: number;
  pair_created_at: Date;
}

export const isWorn = ({ next_nonce, pair_created_at }: Used, { rounds, ms }: SeedLife, now: Date): boolean =>
  next_nonce >= rounds || (next_nonce > 0 && pair_created_at.getTime() <= now.getTime() - ms);

interface Terms {
  life: SeedLife;
  vault: Vault;
  now: Date;
}

/** The caller has locked the players. While a round of theirs is open its seed stays: it would tell what is hidden. */
export async function replaceWorn(
  tx: Tx,
  players: readonly number[],
  { life, vault, now }: Terms,
): Promise<void> {
  const worn = await tx.sql<{ player_id: number; client_seed: string }>`
    update seed_pair set state = 'revealed', revealed_at = ${now}
    where player_id = any(${players}::bigint[]) and state = 'active' and next_nonce > 0
      and (next_nonce >= ${life.rounds} or created_at <= ${new Date(now.getTime() - life.ms)})
      and not exists (
        select from round
        where round.player_id = seed_pair.player_id and round.pair_id = seed_pair.id and round.state = 'open'
      )
    returning player_id, client_seed`;
  if (worn.length === 0) return;
  await tx.sql`
    update seed_pair set state = 'active', client_seed = worn.client_seed
    from unnest(${worn.map(({ player_id }) => player_id)}::bigint[], ${worn.map(({ client_seed }) => client_seed)}::text[])
      as worn (player_id, client_seed)
    where seed_pair.player_id = worn.player_id and state = 'next'`;
  const replaced = worn.map(({ player_id }) => player_id);
  await ensureNext(tx, replaced, { vault, now });
}
