// The chains of seeds of shared rounds (docs/decisions/0032-shared-tables.md). Of each chain one seed in so many is kept,
// sealed; the seeds between are hashed down from those.
import { hash } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Vault } from '../at-rest/vault.ts';
import type { Db, Sql, Tx } from '../database/db.ts';
import { drawHex } from '../plumbing/chance.ts';

export interface SeedChain {
  id: number;
  game: string;
  number: number;
  anchor: string;
  length: number;
  seeds: string;
  /** Null until somebody outside of the house has given one. */
  salt: string | null;
  /** When it was given. */
  salted_at: Date | null;
  /** How many rounds were begun. */
  used: number;
}

interface ChainTerms {
  game: string;
  length: number;
}

const SEED_BYTES = 32;
const KEPT_EVERY = 500;
/** Hashes between two turns of the event loop: others have something to ask meanwhile. */
const AT_ONCE = 5_000;

const about = (game: string, number: number) => `seeds of chain ${number} of ${game}`;
const before = (seed: string): string => hash('sha256', Buffer.from(seed, 'hex'), 'hex');

/** The one in use; undefined before the first. */
export async function findChain(sql: Sql, game: string): Promise<SeedChain | undefined> {
  const [chain] = await sql<SeedChain>`
    select id, game, number, anchor, length, seeds, salt, salted_at, used from seed_chain
    where game = ${game} and used < length order by number limit 1`;
  return chain;
}

/** The one that was announced last. */
export async function findLastChain(sql: Sql, game: string): Promise<SeedChain | undefined> {
  const [chain] = await sql<SeedChain>`
    select id, game, number, anchor, length, seeds, salt, salted_at, used from seed_chain
    where game = ${game} order by number desc limit 1`;
  return chain;
}

export async function findChainOf(sql: Sql, id: number): Promise<SeedChain> {
  const [chain] = await sql<SeedChain>`
    select id, game, number, anchor, length, seeds, salt, salted_at, used from seed_chain where id = ${id}`;
  return chain!;
}

/** The next position of a chain that is not at its end. */
export async function takePosition(tx: Tx, { id }: Pick<SeedChain, 'id'>): Promise<number> {
  const [taken] = await tx.sql<{ used: number }>`
    update seed_chain set used = used + 1 where id = ${id} returning used`;
  return taken!.used;
}

/** Announces a chain with this number, unless there is one. */
export async function announceChain(
  { db, vault }: { db: Db; vault: Vault },
  { game, length }: ChainTerms,
  number: number,
  now: Date,
): Promise<void> {
  const { anchor, kept } = await drawChain(length);
  await db.sql`
    insert into seed_chain (game, number, anchor, length, seeds, created_at)
    values (${game}, ${number}, ${anchor}, ${length}, ${vault.seal(kept.join(' '), about(game, number))}, ${now})
    on conflict do nothing`;
}

/** From the last seed down to the anchor. */
async function drawChain(length: number): Promise<{ anchor: string; kept: string[] }> {
  let seed = drawHex(SEED_BYTES);
  const kept: string[] = [];
  for (let position = length; position > 0; position--) {
    if (isKept(position, length)) kept.unshift(seed);
    seed = before(seed);
    if (position % AT_ONCE === 0) await nextTurn();
  }
  return { anchor: seed, kept };
}

const isKept = (position: number, length: number) => position % KEPT_EVERY === 0 || position === length;

/** In hexadecimal. */
export function seedAt(chain: SeedChain, position: number, vault: Vault): string {
  const kept = vault.open(chain.seeds, about(chain.game, chain.number)).split(' ');
  const place = Math.ceil(position / KEPT_EVERY) - 1;
  let seed = kept[place];
  if (seed === undefined || position > chain.length)
    throw new Error(`chain ${chain.id} has no seed ${position}`);
  for (let at = Math.min((place + 1) * KEPT_EVERY, chain.length); at > position; at--) seed = before(seed);
  return seed;
}

/** The first salt stays: whether this one is it. */
export async function giveSalt(sql: Sql, game: string, salt: string, now: Date): Promise<boolean> {
  const given = await sql`
    update seed_chain set salt = ${salt}, salted_at = ${now}
    where id = (select min(id) from seed_chain where game = ${game} and salt is null) and salt is null
    returning id`;
  return given.length > 0;
}
