// Who is asking, as the site knows them.
import type { AccountInfo } from '#contract/account/account.ts';
import type { Currency } from '#rules/money.ts';
import type { Content } from '../content/content.ts';
import type { Sql } from '../database/db.ts';
import { findStanding } from '../person/exclusion.ts';
import { balances, noBalances } from './balances.ts';

interface Row {
  reg_time: Date;
  login: string;
  fakename: string;
  is_subscribed: boolean;
  is_on_verification: boolean;
  is_verified: boolean;
  is_kyc_block_enabled: boolean;
  is_registration_completed: boolean;
  country_code: string;
  locale: string;
  two_factor_auth: boolean;
}

export async function accountInfo(sql: Sql, playerId: number, now: Date): Promise<AccountInfo> {
  const [[row], held, exclusion] = await Promise.all([
    sql<Row>`
      select reg_time, login, fakename, is_subscribed, is_on_verification, is_verified, is_kyc_block_enabled,
        is_registration_completed, country_code, locale, two_factor_auth
      from player where id = ${playerId}`,
    balances(sql, playerId),
    findStanding(sql, playerId, now),
  ]);
  if (row === undefined) throw new Error(`no player ${playerId}`);
  return {
    ...row,
    uid: playerId,
    reg_time: Math.floor(row.reg_time.getTime() / 1000),
    ...held,
    ...(exclusion && { self_exclusion_until: exclusion.ends_at?.toISOString() ?? null }),
  };
}

export const guestInfo = (content: Content, locale: string): AccountInfo => ({
  uid: 0,
  reg_time: 0,
  login: '',
  fakename: '',
  is_subscribed: false,
  is_on_verification: false,
  is_verified: false,
  is_kyc_block_enabled: false,
  is_registration_completed: false,
  country_code: '',
  locale,
  two_factor_auth: false,
  ...noBalances(content.cms<{ default_currency: Currency }>('general').default_currency),
});
