// Finding players by number, name or contact. What is shown is masked; whoever searches is in the log.

import { pageOf } from '#contract/desk/fields.ts';
import type { FoundPlayer } from '#contract/desk/players.ts';
import { maskContact } from '#rules/masked-contact.ts';
import type { Sql } from '../../database/db.ts';

export interface PlayerRow {
  id: number;
  fakename: string;
  login: string;
  country_code: string;
  currency: string;
  reg_time: Date;
  status: FoundPlayer['status'];
  is_verified: boolean;
  is_excluded: boolean;
  is_bonus_blocked: boolean;
}

interface Wish {
  q: string;
  status: FoundPlayer['status'] | null;
  after: number | null;
  count: number;
  now: Date;
}

/** Of the beginning of a name or contact; the whole of a number. */
export async function findPlayers(sql: Sql, { q, status, after, count, now }: Wish) {
  const text = q.trim().toLowerCase();
  const number = /^\d{1,15}$/.test(text) ? Number(text) : null;
  // A phone is kept with its digits alone; what a search would take for a pattern is meant as it stands.
  const start = `${text.replace(/^\+/, '').replaceAll(/[\\%_]/g, '\\$&')}%`;
  const rows = await sql<PlayerRow>`
    select id, fakename, login, country_code, currency, reg_time, status, is_verified,
      bonus_blocked_at is not null as is_bonus_blocked, exists (
        select from self_exclusion
        where player_id = player.id and (ends_at is null or ends_at > ${now})) as is_excluded
    from player
    where (${after}::bigint is null or id < ${after}) and (${status}::text is null or status = ${status})
      and (${text} = '' or id = ${number}::bigint or lower(fakename) like ${start} or login like ${start}
        or exists (select from contact where player_id = player.id and contact like ${start}))
    order by id desc limit ${count + 1}`;
  const page = pageOf(rows, count);
  return { ...page, items: page.items.map(asFound) };
}

export const asFound = (row: PlayerRow): FoundPlayer => ({
  id: row.id,
  name: row.fakename,
  login: maskContact({ type: row.login.includes('@') ? 'email' : 'phone', contact: row.login }),
  country: row.country_code,
  currency: row.currency,
  registered_at: row.reg_time.toISOString(),
  status: row.status,
  is_verified: row.is_verified,
  is_excluded: row.is_excluded,
  is_bonus_blocked: row.is_bonus_blocked,
});
