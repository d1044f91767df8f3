// Passwords: kept as Argon2id hashes, with a pepper of the house's that the database does not hold. What is hashed is
// the composed text, so the same letters open the account from every keyboard.
import { createHash } from 'node:crypto';
import { composed } from '#rules/fields/text.ts';
import type { Config } from '../config/config.ts';
import type { Sql, Tx } from '../database/db.ts';
import { order } from './hash-pool.ts';

export interface PasswordHash {
  hash: string;
  /** Names the pepper that went into it; null: none did. */
  pepper: string | null;
}

type Peppered = Pick<Config, 'secret'>;

/** Takes a while, so never inside a transaction. Throws TooManyRequests when too many wait. */
export async function hashPassword(password: string, config: Peppered): Promise<PasswordHash> {
  const hash = await order({ password: composed(password), against: null, pepper: pepperOf(config) });
  return { hash: String(hash), pepper: pepperName(config) };
}

/** Where nothing is kept the answer takes as long, and is no. */
export async function isRightPassword(
  kept: PasswordHash | null,
  password: string,
  config: Peppered,
): Promise<boolean> {
  const hasPepper = kept !== null && kept.pepper !== null;
  if (hasPepper && kept.pepper !== pepperName(config)) return isRightPassword(null, password, config);
  const pepper = kept === null || hasPepper ? pepperOf(config) : null;
  const isRight = await order({ password: composed(password), against: kept?.hash ?? NOBODYS, pepper });
  return isRight === true && kept !== null;
}

/** Made with another pepper than today's, or with none: to be made anew when the password is next known. */
export const isOutdated = ({ pepper }: PasswordHash, config: Peppered): boolean =>
  pepper !== pepperName(config);

export async function findPassword(sql: Sql, playerId: number): Promise<PasswordHash | null> {
  const [kept] =
    await sql<PasswordHash>`select hash, pepper from player_password where player_id = ${playerId}`;
  return kept ?? null;
}

export async function keepPassword(
  tx: Tx,
  playerId: number,
  { hash, pepper }: PasswordHash,
  now: Date,
): Promise<void> {
  await tx.sql`
    insert into player_password (player_id, hash, pepper, changed_at) values (${playerId}, ${hash}, ${pepper}, ${now})
    on conflict (player_id) do update
      set hash = excluded.hash, pepper = excluded.pepper, changed_at = excluded.changed_at`;
}

/** Of a password drawn by chance and forgotten, at the cost of everyone's. */
const NOBODYS =
  '$argon2id$v=19$m=19456,t=2,p=1$zrKvWHyovqCUZ1Sxn3nWkA$8Sn/YPH9rUK7UFmpgM/TF4KgAghigGcMrLP6gIvXdgE';

const pepperOf = ({ secret }: Peppered): Buffer | null =>
  secret === null ? null : createHash('sha256').update(`pepper of passwords\n${secret}`).digest();

const pepperName = (config: Peppered): string | null => {
  const pepper = pepperOf(config);
  return pepper === null ? null : createHash('sha256').update(pepper).digest('hex').slice(0, 8);
};
