// The seeds a player's rounds are made from (docs/decisions/0030-rounds.md): one in use, whose hash they know, and the
// next, whose hash they know too.
import { hash } from 'node:crypto';
import type { Seeds } from '#contract/play.ts';
import type { Vault } from '../at-rest/vault.ts';
import type { Sql, Tx } from '../database/db.ts';
import { drawBytes, drawHex } from '../plumbing/chance.ts';

export interface SeedPair {
  id: number;
  server_seed: string;
  commit: string;
  client_seed: string;
  next_nonce: number;
}

const SEED_BYTES = 32;
const CLIENT_SEED_BYTES = 8;

interface SeedTerms {
  vault: Vault;
  now: Date;
}

/** Sealed text is bound to the player: it cannot be laid under another's rounds. */
const about = (playerId: number) => `seed of player ${playerId}`;

export interface DrawnSeed {
  /** In hexadecimal. */
  seed: string;
  commit: string;
}

export function drawSeed(): DrawnSeed {
  const seed = drawHex(SEED_BYTES);
  return { seed, commit: commitOf(seed) };
}

export const commitOf = (seed: string): string => hash('sha256', Buffer.from(seed, 'hex'), 'hex');

export const drawClientSeed = (): string => drawBytes(CLIENT_SEED_BYTES).toString('base64url');

export function openSeed(
  { server_seed }: Pick<SeedPair, 'server_seed'>,
  playerId: number,
  vault: Vault,
): Buffer {
  const seeds = opened.get(vault) ?? new Map<string, Buffer>();
  opened.set(vault, seeds);
  const name = `${playerId} ${server_seed}`;
  const known = seeds.get(name);
  if (known !== undefined) return known;
  const seed = Buffer.from(vault.open(server_seed, about(playerId)), 'hex');
  if (seeds.size >= OPENED_MAX) seeds.delete(seeds.keys().next().value!);
  seeds.set(name, seed);
  return seed;
}

/**
 * Whoever plays asks for the same seed round after round. What is sealed is so against a copy of the database; this
 * process has the key as well.
 */
const opened = new WeakMap<Vault, Map<string, Buffer>>();
const OPENED_MAX = 5_000;

/** The caller has locked the player. Both are there from the first game on that is opened for money. */
export const ensurePairs = (tx: Tx, playerId: number, terms: SeedTerms): Promise<void> =>
  ensure(tx, [playerId], ['active', 'next'], terms);

export const ensureNext = (tx: Tx, players: readonly number[], terms: SeedTerms): Promise<void> =>
  ensure(tx, players, ['next'], terms);

async function ensure(
  tx: Tx,
  players: readonly number[],
  states: readonly ('active' | 'next')[],
  { vault, now }: SeedTerms,
): Promise<void> {
  const drawn = players.flatMap((playerId) => {
    const clientSeed = drawClientSeed();
    return states.map((state) => ({ playerId, clientSeed, state, ...drawSeed() }));
  });
  await tx.sql`
    insert into seed_pair (player_id, server_seed, commit, client_seed, state, created_at)
    select player_id, server_seed, commit, client_seed, state, ${now}
    from unnest(${drawn.map(({ playerId }) => playerId)}::bigint[],
      ${drawn.map(({ seed, playerId }) => vault.seal(seed, about(playerId)))}::text[],
      ${drawn.map(({ commit }) => commit)}::text[], ${drawn.map(({ clientSeed }) => clientSeed)}::text[],
      ${drawn.map(({ state }) => state)}::text[]
    ) as drawn (player_id, server_seed, commit, client_seed, state)
    on conflict do nothing`;
}

interface SeedsRow {
  commit: string;
  next_commit: string;
  client_seed: string;
  nonce: number;
}

/** Undefined before the first game is opened for money. */
export async function findSeeds(sql: Sql, playerId: number): Promise<Seeds | undefined> {
  const [seeds] = await sql<SeedsRow>`
    select active.commit, next.commit as next_commit, active.client_seed, active.next_nonce as nonce
    from seed_pair as active join seed_pair as next using (player_id)
    where player_id = ${playerId} and active.state = 'active' and next.state = 'next'`;
  return seeds;
}

export async function seedsOf(sql: Sql, playerId: number): Promise<Seeds> {
  const seeds = await findSeeds(sql, playerId);
  if (seeds === undefined) throw new Error(`player ${playerId} has no seeds`);
  return seeds;
}

const REVEALED_SHOWN = 20;

/** The last of them, newest first. */
export const listRevealed = (sql: Sql, playerId: number): Promise<SeedPair[]> =>
  sql<SeedPair>`
    select id, server_seed, commit, client_seed, next_nonce from seed_pair
    where player_id = ${playerId} and state = 'revealed' order by id desc limit ${REVEALED_SHOWN}`;
