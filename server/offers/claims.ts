// Claims: what players get by offers. A claim is opened once for each thing that sets an offer off, and keeps the rule as
// it was then.
import type { OfferRule } from '#contract/offer-rule.ts';
import type { Cents, Currency } from '#rules/money.ts';
import type { Tx } from '../database/db.ts';
import { dayOf } from './standings.ts';

export interface ClaimWish {
  playerId: number;
  rule: OfferRule;
  /** What sets it off: the same cause opens one claim. */
  cause: string;
  deposit: Cents | null;
  currency: Currency;
  /** Why it is given nothing; it is kept, so that it can be explained. */
  refused?: string | undefined;
}

export interface ClaimRow {
  id: number;
  player_id: number;
  offer_id: number;
  number: number;
  rule: OfferRule;
  deposit_cents: Cents | null;
  currency: Currency;
  state: 'open' | 'partial' | 'given' | 'refused';
  given: number;
}

/** Those that are new and not refused. The players must be locked: their claims are numbered. */
export async function openClaims(tx: Tx, wishes: readonly ClaimWish[], now: Date): Promise<ClaimRow[]> {
  const each = <T>(read: (wish: ClaimWish) => T): T[] => wishes.map(read);
  const opened = await tx.sql<ClaimRow>`
    insert into offer_claim (player_id, offer_id, number, cause, rule, deposit_cents, currency, state, reason,
      created_at, changed_at)
    select player_id, offer_id,
      coalesce((
        select max(held.number) from offer_claim as held
        where held.player_id = wished.player_id and held.offer_id = wished.offer_id), 0)
        + row_number() over (partition by player_id, offer_id order by place),
      cause, rule::jsonb, deposit_cents, currency, case when reason = '' then 'open' else 'refused' end, reason,
      ${now}, ${now}
    from unnest(
      ${each(({ playerId }) => playerId)}::bigint[], ${each(({ rule }) => rule.id)}::int[],
      ${each(({ cause }) => cause)}::text[], ${each(({ rule }) => JSON.stringify(rule))}::text[],
      ${each(({ deposit }) => deposit)}::bigint[], ${each(({ currency }) => currency)}::text[],
      ${each(({ refused = '' }) => refused)}::text[]
    ) with ordinality as wished (player_id, offer_id, cause, rule, deposit_cents, currency, reason, place)
    on conflict (player_id, offer_id, cause) do nothing
    returning id, player_id, offer_id, number, rule, deposit_cents, currency, state, given`;
  return countIn(
    tx,
    opened.filter(({ state }) => state === 'open'),
    now,
  );
}

/** Of offers that have an end as many as are left; the others are refused. */
async function countIn(tx: Tx, claims: readonly ClaimRow[], now: Date): Promise<ClaimRow[]> {
  const within: ClaimRow[] = [];
  for (const own of Map.groupBy(claims, ({ offer_id }) => offer_id).values()) {
    const { total, perDay } = own[0]!.rule.limits;
    const offerId = own[0]!.offer_id;
    const room = total === undefined && perDay === undefined ? own.length : await takeRoom(tx, own, now);
    within.push(...own.slice(0, room));
    const late = own.slice(room).map(({ id }) => id);
    if (late.length > 0)
      await tx.sql`
        update offer_claim set state = 'refused', reason = 'LIMIT_REACHED'
        where offer_id = ${offerId} and id = any(${late}::bigint[])`;
  }
  return within;
}

/** How many of these are left; so many are counted as given, of all days and of today. */
async function takeRoom(tx: Tx, claims: readonly ClaimRow[], now: Date): Promise<number> {
  const { offer_id: offerId, rule } = claims[0]!;
  const spans = ['all', dayOf(now)];
  await tx.sql`
    insert into offer_count (offer_id, day, given) select ${offerId}, day, 0 from unnest(${spans}::text[]) as day
    on conflict do nothing`;
  const counts = await tx.sql<{ day: string; given: number }>`
    select day, given from offer_count where offer_id = ${offerId} and day = any(${spans}::text[])
    order by day for update`;
  const { total = Infinity, perDay = Infinity } = rule.limits;
  const left = counts.map(({ day, given }) => (day === 'all' ? total : perDay) - given);
  const room = Math.max(0, Math.min(claims.length, ...left));
  await tx.sql`
    update offer_count set given = given + ${room}
    where offer_id = ${offerId} and day = any(${spans}::text[])`;
  return room;
}

/** What was counted for it is free again. The claim must be open, and its player locked. */
export async function refuseClaim(tx: Tx, { id, player_id, offer_id }: ClaimRow, reason: string, now: Date) {
  await tx.sql`
    with refused as (
      update offer_claim set state = 'refused', reason = ${reason}, changed_at = ${now}
      where id = ${id} and player_id = ${player_id} and given = 0 and state <> 'refused'
      returning to_char(created_at at time zone 'UTC', 'YYYY-MM-DD') as day)
    update offer_count set given = given - 1 from refused
    where offer_id = ${offer_id} and offer_count.day in ('all', refused.day)`;
}
