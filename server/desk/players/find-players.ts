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

interface PlayerFilter {
  q: string;
  status: FoundPlayer['status'] | null;
  after: number | null;
  count: number;
  now: Date;
}

/** So many players are read of each kind of match, so that no text makes a search slow. */
const MATCHES = 200;
/** Sorts after everything that starts with the same text. */
const LAST_CHARACTER = '\u{10ffff}';

/**
 * Finds the start of a login, contact, nickname or real name, and the whole of a player's or transaction's number.
 * `is_cut`: more players match than are read, so the text must say more.
 */
export async function findPlayers(sql: Sql, { q, ...filter }: PlayerFilter) {
  const text = q.trim().toLowerCase().replaceAll(/\s+/g, ' ');
  if (text === '') return { ...(await listPlayers(sql, filter)), is_cut: false };
  const found = await matches(sql, text);
  const ids = [...new Set(found.map(({ id }) => id))];
  const perKind = Object.values(Object.groupBy(found, ({ kind }) => kind));
  return {
    ...(await listPlayers(sql, { ...filter, ids })),
    is_cut: perKind.some((same) => same!.length === MATCHES),
  };
}

/**
 * Each kind is read along its own index, in the order of that index. The ranges are written out because PostgreSQL makes
 * none of `like` in a plan that it keeps for all values.
 */
function matches(sql: Sql, text: string): Promise<{ kind: string; id: number }[]> {
  const number = /^\d{1,15}$/.test(text) ? Number(text) : null;
  // Phone numbers are stored as digits alone.
  const contact = /^\+?[\d ()-]+$/.test(text) ? text.replaceAll(/\D/g, '') : text;
  const [end, contactEnd] = [text + LAST_CHARACTER, contact + LAST_CHARACTER];
  return sql<{ kind: string; id: number }>`
    select 'number' as kind, id from player where id = ${number}
    union all select 'transaction', player_id from payment where transaction = ${text}
    union all (select 'login', id from player
      where login ~>=~ ${contact} and login ~<~ ${contactEnd} order by login using ~<~ limit ${MATCHES})
    union all (select 'nickname', id from player
      where fakename <> '' and lower(fakename) ~>=~ ${text} and lower(fakename) ~<~ ${end}
      order by lower(fakename) using ~<~ limit ${MATCHES})
    union all (select 'contact', player_id from contact
      where contact ~>=~ ${contact} and contact ~<~ ${contactEnd} order by contact using ~<~ limit ${MATCHES})
    union all (select 'name', player_id from profile
      where lower(first_name || ' ' || last_name) ~>=~ ${text} and lower(first_name || ' ' || last_name) ~<~ ${end}
      order by lower(first_name || ' ' || last_name) using ~<~ limit ${MATCHES})
    union all (select 'surname', player_id from profile
      where lower(last_name || ' ' || first_name) ~>=~ ${text} and lower(last_name || ' ' || first_name) ~<~ ${end}
      order by lower(last_name || ' ' || first_name) using ~<~ limit ${MATCHES})`;
}

interface ListFilter extends Omit<PlayerFilter, 'q'> {
  /** Only these; without them all. */
  ids?: readonly number[];
}

/** The latest first. */
async function listPlayers(sql: Sql, filter: ListFilter) {
  const ids = (await listIds(sql, filter)).map(({ id }) => id);
  const rows = await sql<PlayerRow>`
    select id, fakename, login, country_code, currency, reg_time, status, is_verified,
      bonus_blocked_at is not null as is_bonus_blocked, id in (
        select player_id from self_exclusion
        where player_id = any(${ids}::bigint[]) and (ends_at is null or ends_at > ${filter.now})) as is_excluded
    from player where id = any(${ids}::bigint[]) order by id desc`;
  const page = pageOf(rows, filter.count);
  return { ...page, items: page.items.map(asFound) };
}

/** One statement for each filter: a condition that may be left open is planned without its index. */
function listIds(sql: Sql, { ids, status, after, count }: ListFilter): Promise<{ id: number }[]> {
  const before = after ?? Number.MAX_SAFE_INTEGER;
  if (ids !== undefined)
    return sql<{ id: number }>`
      select id from player
      where id = any(${ids}::bigint[]) and id < ${before} and (${status}::text is null or status = ${status})
      order by id desc limit ${count + 1}`;
  if (status !== null)
    return sql<{ id: number }>`
      select id from player where status = ${status} and id < ${before} order by status desc, id desc limit ${count + 1}`;
  return sql<{ id: number }>`select id from player where id < ${before} order by id desc limit ${count + 1}`;
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
