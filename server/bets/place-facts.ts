// What must be known of each player before a bet is taken.
import type { Cents, Currency } from '#rules/money.ts';
import type { StakeTerms } from '../bonuses/stake-terms.ts';
import type { KeyRow } from '../calls/idempotency.ts';
import type { Nullable, Sql } from '../database/db.ts';
import type { Place } from './place-batch.ts';
import { sumsSince } from './won-today.ts';

interface FreebetFacts {
  freebet_id: number;
  freebet_cents: Cents;
  freebet_currency: Currency;
  freebet_odds_min_x1000: number;
  freebet_expires_at: Date;
}

export interface PlaceRow extends Nullable<KeyRow>, Nullable<StakeTerms>, Nullable<FreebetFacts> {
  player_id: number;
  currency: Currency;
  /** It was asked for before, and the answer was lost on the way. */
  is_placed: boolean;
  /** How many bets, and rounds, the player has had before. */
  bets: number;
  rounds: number;
  /** Of a bet or a round. */
  last_started_at: Date | null;
  factor: number;
  /** Since when the player has less than the usual limits; null where they have not. */
  limited_since: Date | null;
  /** What the player's newest bet of the day has stored, and the sum of it over all accounts of the person: won-today.ts. */
  own_day: number | null;
  person_day: number | null;
}

export interface PlaceFacts extends PlaceRow {
  /** In euro cents: what bets of the day have paid or may still pay, of all accounts of the person. */
  won_today: number;
}

export async function listPlaceFacts(sql: Sql, places: readonly Place[], now: Date): Promise<PlaceRow[]> {
  const since = sumsSince(now);
  return sql<PlaceRow>`
    select asked.player_id, player.currency, kept.*, coalesce(last.number, 0)::int as bets,
      coalesce(last_round.number, 0)::int as rounds,
      greatest(last.created_at, last_round.started_at) as last_started_at,
      bonus.id as bonus_id, bonus.state as bonus_state, bonus.ends_at as bonus_ends_at, bonus.stake_max_cents as bonus_stake_max,
      bonus.terms -> 'excluded' as bonus_excluded,
      freebet.id as freebet_id, freebet.value_cents as freebet_cents, freebet.currency as freebet_currency,
      freebet.odds_min_x1000 as freebet_odds_min_x1000, freebet.expires_at as freebet_expires_at,
      coalesce(bettor.factor, 1)::float8 as factor,
      case when bettor.factor < 1 then bettor.set_at end as limited_since,
      case when last.created_at >= ${since} then last.day_cents else 0 end as own_day, person.cents as person_day,
      exists (select from bet where bet.id = asked.id and bet.player_id = asked.player_id) as is_placed
    from unnest(
      ${places.map(({ player }) => player.id)}::bigint[], ${places.map(({ id }) => id)}::text[],
      ${places.map(({ slip }) => slip.freebet ?? null)}::bigint[],
      ${places.map(({ key }) => key?.call ?? null)}::text[], ${places.map(({ key }) => key?.key ?? null)}::text[]
    ) as asked (player_id, id, freebet_id, call, key)
    join player on player.id = asked.player_id
    left join bettor_factor as bettor on bettor.player_id = asked.player_id
    left join bonus on bonus.player_id = asked.player_id and bonus.product = 'betting'
      and bonus.state in ('active', 'expiring')
    left join freebet on freebet.player_id = asked.player_id and freebet.id = asked.freebet_id
      and freebet.state = 'available'
    left join lateral (
      select number, created_at, day_cents from bet where bet.player_id = asked.player_id order by number desc limit 1
    ) as last on true
    left join lateral (
      select number, started_at from round where round.player_id = asked.player_id order by number desc limit 1
    ) as last_round on true
    cross join lateral (
      select case when count(*) = count(day_cents) then coalesce(sum(day_cents), 0) end as cents
      from unnest(array(
        select other_id from linked_account where linked_account.player_id = asked.player_id
        union select asked.player_id)) as account (id)
      join lateral (
        select created_at, day_cents from bet where bet.player_id = account.id order by number desc limit 1
      ) as newest on newest.created_at >= ${since}
    ) as person
    left join lateral (
      select body_hash, subject, answer, refusal from idempotency_key
      where player_id = asked.player_id and call = asked.call and key = asked.key
    ) as kept on true`;
}
