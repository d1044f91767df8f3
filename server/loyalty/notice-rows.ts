// What players are told once, the next time they are here.
import type { LoyaltyNotice } from '#contract/loyalty/loyalty.ts';
import type { Sql, Tx } from '../database/db.ts';
import type { DefinedReward } from './definitions.ts';

export interface NoticeData {
  level?: number;
  quest?: string;
  product?: number;
  reward?: DefinedReward;
  coins?: number;
  days?: number;
}

export interface NewNotice {
  playerId: number;
  trigger: LoyaltyNotice['trigger'];
  data: NoticeData;
}

export async function addNotices({ sql }: Tx, notices: readonly NewNotice[], now: Date): Promise<void> {
  if (notices.length === 0) return;
  await sql`
    insert into loyalty_notice (player_id, trigger, data, made_at)
    select player_id, trigger, data::jsonb, ${now}
    from unnest(${notices.map(({ playerId }) => playerId)}::bigint[],
      ${notices.map(({ trigger }) => trigger)}::text[], ${notices.map(({ data }) => JSON.stringify(data))}::text[]
    ) as told (player_id, trigger, data)`;
}

export interface NoticeRow {
  id: number;
  trigger: LoyaltyNotice['trigger'];
  data: NoticeData;
}

const AT_ONCE = 5;

/** The oldest that were not told yet; from now on they are. Two tabs that ask together are told different ones. */
export const takeNotices = (sql: Sql, playerId: number, now: Date): Promise<NoticeRow[]> =>
  sql<NoticeRow>`
    update loyalty_notice set delivered_at = ${now}
    where player_id = ${playerId} and delivered_at is null and id in (
      select id from loyalty_notice where player_id = ${playerId} and delivered_at is null
      order by id limit ${AT_ONCE} for update skip locked)
    returning id, trigger, data`;

const KEPT_DAYS = 30;

/** Who has not come for so long is not told old news. */
export async function forgetNotices(sql: Sql, now: Date): Promise<void> {
  await sql`
    delete from loyalty_notice where made_at < ${new Date(now.getTime() - KEPT_DAYS * 86_400_000)}`;
}
