// A player's life: made, changed, perhaps banned, perhaps let in again.
import { Refusal } from '#contract/refusals.ts';
import { fakename as fakenameRule } from '#rules/fields/fakename.ts';
import { toInvalidParameters } from '#rules/fields/server-problems.ts';
import { composed } from '#rules/fields/text.ts';
import type { Currency } from '#rules/money.ts';
import type { Player } from '../calls/context.ts';
import { isUniqueViolation, lockPlayer, type Tx } from '../database/db.ts';
import { openPurse } from '../ledger/purse.ts';
import { tell } from '../live/outbox.ts';

export interface NewPlayer {
  /** In its one canonical form. */
  login: string;
  fakename: string;
  locale: string;
  countryCode: string;
  currency: Currency;
  isVerified?: boolean;
  /** False for whoever comes from another site and has yet to agree to our terms (decision D53). */
  isCompleted?: boolean;
}

/** The player and the purse come together: without it nothing can be recorded for them. */
export async function createPlayer(tx: Tx, player: NewPlayer, now: Date): Promise<Player> {
  const { login, fakename, locale, countryCode, currency, isVerified = false, isCompleted = true } = player;
  const [row] = await tx.sql<Player>`
    insert into player (login, fakename, locale, country_code, currency, reg_time, is_verified, is_registration_completed)
    values (${login}, ${fakename}, ${locale}, ${countryCode}, ${currency}, ${now}, ${isVerified}, ${isCompleted})
    returning id, status, locale, currency, country_code, is_verified, is_on_verification, is_kyc_block_enabled`;
  await openPurse(tx, row!.id, currency);
  return row!;
}

/** The name other players see: no two are alike, whatever the letter case. */
export async function changeFakename(tx: Tx, id: number, wish: string): Promise<void> {
  const fakename = composed(wish.trim());
  const problem = fakenameRule(fakename);
  if (problem !== null)
    throw new Refusal('InvalidParameter', { invalid_parameters: toInvalidParameters({ fakename: problem }) });
  try {
    await tx.sql`update player set fakename = ${fakename} where id = ${id}`;
  } catch (error) {
    throw isUniqueViolation(error)
      ? new Refusal('InvalidParameter', { invalid_parameters: { fakename: ['taken'] } })
      : error;
  }
}

/** Whoever is verified, or was answered meanwhile, has nothing to wait for. */
export async function startVerification(tx: Tx, id: number): Promise<void> {
  await tx.sql`
    update player set is_on_verification = true
    where id = ${id} and not is_verified
      and not exists (select from applicant where player_id = player.id and state in ('retry', 'refused'))`;
}

/** Sessions stay, so that the browser can be told why; every live socket of the player closes. */
export async function banPlayer(tx: Tx, id: number): Promise<void> {
  // The stake gate reads the ban behind this lock, so no stake is booked after it.
  await lockPlayer(tx, id);
  await tx.sql`update player set status = 'banned' where id = ${id} and status = 'active'`;
  await tell(tx, id, { name: 'auth.session_ended', data: { session: null } });
}

export async function unbanPlayer(tx: Tx, id: number): Promise<void> {
  await tx.sql`update player set status = 'active' where id = ${id} and status = 'banned'`;
}
