// How offers stand with players: what they have had of them, what their other accounts have had, and what a code opened.
import type { OfferRule } from '#contract/offer-rule.ts';
import type { Sql } from '../database/db.ts';
import { strongKinds } from '../person/traits.ts';
import { noStanding, type Standing } from './about-players.ts';

interface OpenRow {
  player_id: number;
  offer_id: number;
  reserved_until: Date;
}

interface TakenRow {
  player_id: number;
  offer_id: number;
  taken: number;
}

/** Found by player and offer; of one they have nothing to do with, nothing. */
export type Standings = (playerId: number, offerId: number) => Standing;

export async function standingsOf(
  sql: Sql,
  playerIds: readonly number[],
  rules: readonly OfferRule[],
  now: Date,
): Promise<Standings> {
  const offerIds = rules.map(({ id }) => id);
  const [taken, opened, others, gone] = await Promise.all([
    sql<TakenRow>`
      select player_id, offer_id, count(*)::int as taken from offer_claim
      where player_id = any(${playerIds}::bigint[]) and offer_id = any(${offerIds}::int[]) and state <> 'refused'
      group by player_id, offer_id`,
    sql<OpenRow>`
      select player_id, offer_id, max(reserved_until) as reserved_until from promo_activation
      where player_id = any(${playerIds}::bigint[]) and offer_id = any(${offerIds}::int[]) and state = 'reserved'
        and reserved_until > ${now}
      group by player_id, offer_id`,
    takenByPersons(sql, playerIds, offerIds),
    goneOffers(sql, rules, now),
  ]);
  const keyOf = (playerId: number, offerId: number) => `${playerId} ${offerId}`;
  const counts = new Map(taken.map((row) => [keyOf(row.player_id, row.offer_id), row.taken]));
  const until = new Map(opened.map((row) => [keyOf(row.player_id, row.offer_id), row.reserved_until]));
  return (playerId, offerId) => {
    const key = keyOf(playerId, offerId);
    const reservedUntil = until.get(key) ?? null;
    return {
      ...noStanding,
      taken: counts.get(key) ?? 0,
      isTakenByPerson: others.has(key),
      isOpened: reservedUntil !== null,
      isGone: gone.has(offerId),
      reservedUntil,
    };
  };
}

/** The same while several are claimed at once: each counts for the next. */
export function counting(standings: Standings): {
  of: Standings;
  add(playerId: number, offerId: number): void;
} {
  const more = new Map<string, number>();
  const keyOf = (playerId: number, offerId: number) => `${playerId} ${offerId}`;
  return {
    of(playerId, offerId) {
      const standing = standings(playerId, offerId);
      return { ...standing, taken: standing.taken + (more.get(keyOf(playerId, offerId)) ?? 0) };
    },
    add: (playerId, offerId) =>
      void more.set(keyOf(playerId, offerId), (more.get(keyOf(playerId, offerId)) ?? 0) + 1),
  };
}

/**
 * One offer a person: by a document, a name or a verdict surely, and by a browser or a place of payment unless both have
 * shown who they are, for these may be a household's.
 */
async function takenByPersons(
  sql: Sql,
  playerIds: readonly number[],
  offerIds: readonly number[],
): Promise<ReadonlySet<string>> {
  const rows = await sql<{ player_id: number; offer_id: number }>`
    with linked as (
      select own.player_id, other.player_id as other_id, own.kind = any(${[...strongKinds]}::text[]) as is_sure
      from person_trait as own join person_trait as other using (print)
      where own.player_id = any(${playerIds}::bigint[]) and other.player_id <> own.player_id
      union
      select player_id, other_id, true from person_pair
      where player_id = any(${playerIds}::bigint[]) and verdict = 'same'
      union
      select other_id, player_id, true from person_pair
      where other_id = any(${playerIds}::bigint[]) and verdict = 'same'
    )
    select distinct linked.player_id, claim.offer_id
    from linked join offer_claim as claim on claim.player_id = linked.other_id
      join player as one on one.id = linked.player_id join player as other on other.id = linked.other_id
    where claim.offer_id = any(${offerIds}::int[]) and claim.state <> 'refused'
      and (is_sure or not (one.is_verified and other.is_verified))
      and not exists (
        select from person_pair as pair
        where pair.player_id = least(one.id, other.id) and pair.other_id = greatest(one.id, other.id)
          and verdict = 'apart')`;
  return new Set(rows.map(({ player_id, offer_id }) => `${player_id} ${offer_id}`));
}

/** Those that have an end, and have come to it: for good, or for today. */
async function goneOffers(sql: Sql, rules: readonly OfferRule[], now: Date): Promise<ReadonlySet<number>> {
  const bounded = rules.filter(({ limits }) => limits.total !== undefined || limits.perDay !== undefined);
  const rows = await sql<{ offer_id: number; day: string; given: number }>`
    select offer_id, day, given from offer_count
    where offer_id = any(${bounded.map(({ id }) => id)}::int[]) and day in ('all', ${dayOf(now)})`;
  const isGone = ({ id, limits }: OfferRule) =>
    rows.some(
      (row) =>
        row.offer_id === id && row.given >= ((row.day === 'all' ? limits.total : limits.perDay) ?? Infinity),
    );
  return new Set(bounded.filter(isGone).map(({ id }) => id));
}

export const dayOf = (now: Date): string => now.toISOString().slice(0, 10);
