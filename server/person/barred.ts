// Accounts that are excluded or banned, and seem to be the same person's as one that is not.
import { Refusal } from '#contract/refusals.ts';
import type { Sql } from '../database/db.ts';
import { strongKinds, type TraitKind } from './traits.ts';

export interface Barred {
  id: number;
  /** What the two share; 'same': a person of the house has said so. */
  kinds: (TraitKind | 'same')[];
  is_verified: boolean;
  is_banned: boolean;
  is_excluded: boolean;
  /** Null, if they are excluded, has no end. */
  excluded_until: Date | null;
}

interface Whom {
  /** 0: nobody's yet. */
  playerId: number;
  /** What they are about to be known by. */
  coming?: readonly string[];
}

export const findBarred = (sql: Sql, { playerId, coming = [] }: Whom, now: Date): Promise<Barred[]> =>
  sql<Barred>`
    with shared as (
      select other.player_id, other.kind
      from (
        select print from person_trait where person_trait.player_id = ${playerId}
        union
        select unnest(${coming}::text[])
      ) as own join person_trait as other using (print) where other.player_id <> ${playerId}
      union
      select other_id, 'same' from person_pair where player_id = ${playerId} and verdict = 'same'
      union
      select player_id, 'same' from person_pair where other_id = ${playerId} and verdict = 'same'
    )
    select player.id, array_agg(shared.kind) as kinds, is_verified, status = 'banned' as is_banned,
      standing.id is not null as is_excluded,
      standing.ends_at as excluded_until
    from shared join player on player.id = shared.player_id left join lateral (
      select id, ends_at from self_exclusion
      where self_exclusion.player_id = player.id and (ends_at is null or ends_at > ${now})
      order by ends_at desc nulls first limit 1
    ) as standing on true
    where (standing.id is not null or status = 'banned') and not exists (
      select from person_pair as pair
      where pair.player_id = least(player.id, ${playerId}) and pair.other_id = greatest(player.id, ${playerId})
        and verdict = 'apart')
    group by player.id, standing.id, standing.ends_at`;

export async function sharesAnything(sql: Sql, playerId: number): Promise<boolean> {
  const [row] = await sql<{ shares: boolean }>`
    select exists (
      select from person_trait as own join person_trait as other using (print)
      where own.player_id = ${playerId} and other.player_id <> ${playerId}
    ) or exists (
      select from person_pair where player_id = ${playerId} and verdict = 'same'
    ) or exists (
      select from person_pair where other_id = ${playerId} and verdict = 'same'
    ) as shares`;
  return row!.shares;
}

export const isStrong = ({ kinds }: Pick<Barred, 'kinds'>): boolean =>
  kinds.some((kind) => kind === 'same' || strongKinds.includes(kind));

/** Of several the longest counts, and an exclusion is said before a ban. Undefined: none of them is surely the same. */
export function refusalFor(barred: readonly Barred[]): Refusal | undefined {
  const surely = barred.filter(isStrong);
  const excluded = surely.filter(({ is_excluded }) => is_excluded).map((one) => one.excluded_until);
  if (excluded.length > 0) return exclusionRefusal(latest(excluded));
  return surely.length === 0 ? undefined : new Refusal('UserBanned');
}

/** Null is later than any day. */
const latest = (days: readonly (Date | null)[]): Date | null =>
  days.reduce((a, b) => (a === null || b === null ? null : a > b ? a : b));

export const exclusionRefusal = (until: Date | null): Refusal =>
  new Refusal('Authorization', { error_data: { self_exclusion_until: until?.toISOString() ?? null } });
