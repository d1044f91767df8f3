// The players as the sandbox shows them, and finding one by whatever a tester types.
import type { Player } from '#server/calls/context.ts';
import type { Sql } from '#server/database/db.ts';
import { balancesOf, type Purse } from '#server/ledger/purse.ts';

export interface RosterRow extends Player {
  login: string;
  fakename: string;
  two_factor_auth: boolean;
  purse: Purse;
}

/** What every player that a fresh sandbox knows signs in with. */
export const SANDBOX_PASSWORD = 'marigold-sandbox';

const SHOWN_MAX = 50;

export async function listRoster(sql: Sql): Promise<RosterRow[]> {
  const rows = await sql<Omit<RosterRow, 'purse'>>`
    select id, login, fakename, status, locale, currency, two_factor_auth,
      country_code, is_verified, is_on_verification, is_kyc_block_enabled
    from player order by id limit ${SHOWN_MAX}`;
  return Promise.all(rows.map(async (row) => ({ ...row, purse: await balancesOf(sql, row.id) })));
}

/** By number, by login, or by the part of the login before the @. */
export async function findByName(sql: Sql, name: string): Promise<Player | undefined> {
  const [row] = await sql<Player>`
    select id, status, locale, currency, country_code, is_verified, is_on_verification, is_kyc_block_enabled from player
    where id::text = ${name} or login = ${name} or split_part(login, '@', 1) = ${name}
    order by id limit 1`;
  return row;
}
