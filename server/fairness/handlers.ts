import type { fairness as contract } from '#contract/fairness.ts';
import { Refusal } from '#contract/refusals.ts';
import type { Cents, Currency } from '#rules/money.ts';
import type { Context, HandlersOf, Player } from '../calls/context.ts';
import { lockPlayer } from '../database/db.ts';
import { rotate } from './rotate.ts';
import { findSeeds, listRevealed, openSeed } from './seed-pairs.ts';
import { replaceWorn, seedLifeOf } from './worn-seeds.ts';

interface RoundOfSeeds {
  id: string;
  game: string;
  definition: string;
  bet: { stake: number };
  decisions: { name: string }[];
  currency: Currency;
  staked_cents: Cents;
  paid_cents: Cents;
  state: 'open' | 'over' | 'void';
  nonce: number;
  started_at: Date;
  commit: string;
  client_seed: string;
  server_seed: string | null;
  is_revealed: boolean;
  anchor: string | null;
}

export const fairness: HandlersOf<typeof contract> = {
  async getSeeds(_input, ctx) {
    await revealWorn(ctx, ctx.player);
    const { db, player, vault } = ctx;
    const [seeds, revealed] = await Promise.all([
      findSeeds(db.sql, player.id),
      listRevealed(db.sql, player.id),
    ]);
    return {
      seeds: seeds ?? null,
      revealed: revealed.map(({ commit, client_seed, next_nonce, server_seed }) => ({
        ...{ commit, client_seed, rounds: next_nonce },
        server_seed: openSeed({ server_seed }, player.id, vault).toString('hex'),
      })),
    };
  },

  rotate: ({ client_seed }, ctx) => rotate(ctx, ctx.player, client_seed),

  async getRound({ round: id }, ctx) {
    await revealWorn(ctx, ctx.player);
    const { db, player, vault } = ctx;
    const [found] = await db.sql<RoundOfSeeds>`
      select id, game, definition, bet, decisions, currency, staked_cents, paid_cents, state, nonce, started_at, commit,
        client_seed, server_seed, is_revealed, anchor
      from seeded_round where id = ${id} and player_id = ${player.id}`;
    if (found === undefined) throw new Refusal('RoundNotFound');
    const { started_at, is_revealed, server_seed, staked_cents, paid_cents, ...round } = found;
    return {
      ...round,
      ...{ staked: staked_cents, paid: paid_cents },
      server_seed: is_revealed
        ? openSeed({ server_seed: server_seed! }, player.id, vault).toString('hex')
        : null,
      at: started_at.toISOString(),
    };
  },
};

/** Where each round has a seed of its own, that of the last one is told to whoever asks for it after the round. */
async function revealWorn({ db, config, vault, now }: Context, { id }: Player): Promise<void> {
  if (!config.hasSeedEachRound) return;
  await db.atomically(async (tx) => {
    await lockPlayer(tx, id);
    await replaceWorn(tx, [id], { life: seedLifeOf(config), vault, now });
  });
}
