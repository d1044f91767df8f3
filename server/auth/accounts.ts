// Finding the account behind what somebody typed.
import { canonicalLogin, withoutPlus } from '#rules/fields/login.ts';
import type { Player } from '../calls/context.ts';
import type { Sql } from '../database/db.ts';
import type { PasswordHash } from './passwords.ts';

export interface Account {
  player: Player;
  hasTwoFactor: boolean;
  password: PasswordHash | null;
}

/** As accounts are known, whichever way it was written: one leading plus is dropped (spec §5 "Sign-in"). */
export const typedLogin = (login: string): string => canonicalLogin(withoutPlus(login.trim()));

type Row = Player & { two_factor_auth: boolean; hash: string | null; pepper: string | null };

/** By login, else by a contact that its owner has confirmed. All in one question, so that a miss takes no less time. */
export async function findAccount(sql: Sql, login: string): Promise<Account | undefined> {
  const [row] = await sql<Row>`
    select player.id, status, locale, currency, country_code, is_verified, is_on_verification, is_kyc_block_enabled,
      two_factor_auth, hash, pepper
    from player left join player_password on player_id = player.id
    where player.id = coalesce(
      (select id from player where login = ${login}),
      (select player_id from contact where contact = ${login} and is_confirmed))`;
  if (row === undefined) return undefined;
  const { two_factor_auth, hash, pepper, ...player } = row;
  return {
    player,
    hasTwoFactor: two_factor_auth,
    password: hash === null ? null : { hash, pepper },
  };
}
