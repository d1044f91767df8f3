// A player's life: made, perhaps banned, perhaps let in again.
import type { Currency } from '#rules/money.ts';
import type { Player } from '../context.ts';
import type { Tx } from '../db.ts';
import { openPurse } from '../ledger/purse.ts';
import { tell } from '../outbox.ts';

export interface NewPlayer {
  /** In its one canonical form. */
  login: string;
  fakename: string;
  locale: string;
  countryCode: string;
  currency: Currency;
  isVerified?: boolean;
}

/** The player and the purse come together: without it nothing can be recorded for them. */
export async function createPlayer(tx: Tx, player: NewPlayer, now: Date): Promise<Player> {
  const { login, fakename, locale, countryCode, currency, isVerified = false } = player;
  const [row] = await tx.sql<Player>`
    insert into player (login, fakename, locale, country_code, currency, reg_time, is_verified, is_registration_completed)
    values (${login}, ${fakename}, ${locale}, ${countryCode}, ${currency}, ${now}, ${isVerified}, true)
    returning id, status, locale, currency`;
  await openPurse(tx, row!.id, currency);
  return row!;
}

/** Sessions stay, so that the browser can be told why; every live socket of the player closes. */
export async function banPlayer(tx: Tx, id: number): Promise<void> {
  await tx.sql`update player set status = 'banned' where id = ${id} and status = 'active'`;
  await tell(tx, id, { name: 'auth.session_ended', data: { session: null } });
}

export async function unbanPlayer(tx: Tx, id: number): Promise<void> {
  await tx.sql`update player set status = 'active' where id = ${id} and status = 'banned'`;
}
