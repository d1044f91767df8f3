// The seed in use is revealed, and the next one takes its place.
import { Refusal } from '#contract/refusals.ts';
import type { Context, Player } from '../calls/context.ts';
import { atomicallyOnce } from '../calls/idempotency.ts';
import { lockPlayer, type Tx } from '../database/db.ts';
import { ensureNext, openSeed, type SeedPair, seedsOf } from './seed-pairs.ts';

type RotateContext = Pick<Context, 'db' | 'now' | 'idempotencyKey' | 'vault'>;

/** Not while a round is open: whoever knows the seed knows what it hides. */
export const rotate = (ctx: RotateContext, player: Player, clientSeed: string | undefined) =>
  atomicallyOnce(ctx, 'seeds', async (tx) => {
    await lockPlayer(tx, player.id);
    const active = await findActive(tx, player.id);
    if (active === undefined) throw new Refusal('InvalidRequest');
    if (active.has_open) throw new Refusal('RoundOpen');
    const { vault, now } = ctx;
    await tx.sql`update seed_pair set state = 'revealed', revealed_at = ${now} where player_id = ${player.id} and id = ${active.id}`;
    await tx.sql`
      update seed_pair set state = 'active', client_seed = ${clientSeed ?? active.client_seed}
      where player_id = ${player.id} and state = 'next'`;
    await ensureNext(tx, [player.id], { vault, now });
    const { commit, client_seed, next_nonce: rounds } = active;
    const server_seed = openSeed(active, player.id, vault).toString('hex');
    return {
      seeds: await seedsOf(tx.sql, player.id),
      revealed: { commit, server_seed, client_seed, rounds },
    };
  });

async function findActive(tx: Tx, playerId: number): Promise<(SeedPair & { has_open: boolean }) | undefined> {
  const [active] = await tx.sql<SeedPair & { has_open: boolean }>`
    select id, server_seed, commit, client_seed, next_nonce,
      exists (
        select from round
        where round.player_id = seed_pair.player_id and round.pair_id = seed_pair.id and round.state = 'open'
      ) as has_open
    from seed_pair where player_id = ${playerId} and state = 'active'`;
  return active;
}
