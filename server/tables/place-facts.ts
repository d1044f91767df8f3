// What must be known of each player before a bet at a shared table is taken.
import type { Currency } from '#rules/money.ts';
import type { StakeTerms } from '../bonuses/stake-terms.ts';
import type { KeyRow } from '../calls/idempotency.ts';
import type { Nullable, Sql, Tx } from '../database/db.ts';
import type { Place } from './place-batch.ts';
import type { SharedRound } from './shared-rounds.ts';

export interface PlaceFacts extends Nullable<KeyRow>, Nullable<StakeTerms> {
  player_id: number;
  currency: Currency;
  /** It was asked for before, and the answer was lost on the way. */
  is_placed: boolean;
  /** The player sits in this round already. */
  is_seated: boolean;
  /** How many rounds the player has played before. */
  played: number;
  last_started_at: Date | null;
}

export async function listPlaceFacts(sql: Sql, places: readonly Place[]): Promise<Map<number, PlaceFacts>> {
  const rows = await sql<PlaceFacts>`
    select asked.player_id, player.currency, kept.*, coalesce(last.number, 0)::int as played,
      last.started_at as last_started_at, bonus.id as bonus_id, bonus.state as bonus_state, bonus.ends_at as bonus_ends_at,
      bonus.stake_max_cents as bonus_stake_max, bonus.terms -> 'excluded' as bonus_excluded,
      exists (
        select from round where round.id = asked.id and round.player_id = asked.player_id
      ) as is_placed,
      exists (
        select from round
        where round.player_id = asked.player_id and (
          round.shared_round_id = asked.shared_round_id or (round.game = asked.game and round.state = 'open'))
      ) as is_seated
    from unnest(
      ${places.map(({ player }) => player.id)}::bigint[], ${places.map(({ id }) => id)}::text[],
      ${places.map(({ definition }) => definition.sysname)}::text[],
      ${places.map(({ sharedRound }) => sharedRound)}::bigint[],
      ${places.map(({ key }) => key?.call ?? null)}::text[], ${places.map(({ key }) => key?.key ?? null)}::text[]
    ) as asked (player_id, id, game, shared_round_id, call, key)
    join player on player.id = asked.player_id
    left join bonus on bonus.player_id = asked.player_id and bonus.product = 'casino'
      and bonus.state in ('active', 'expiring')
    left join lateral (
      select number, started_at from round where round.player_id = asked.player_id order by number desc limit 1
    ) as last on true
    left join lateral (
      select body_hash, subject, answer, refusal from idempotency_key
      where player_id = asked.player_id and call = asked.call and key = asked.key
    ) as kept on true`;
  return new Map(rows.map((row) => [row.player_id, row]));
}

export type OpenRound = Pick<
  SharedRound,
  'id' | 'game' | 'definition' | 'position' | 'phase' | 'opens_at' | 'closes_at'
>;

/** None of them can be closed before the transaction ends; asked for once the players are locked. */
export async function holdRounds(tx: Tx, ids: readonly number[]): Promise<Map<number, OpenRound>> {
  const rows = await tx.sql<OpenRound>`
    select id, game, definition, position, phase, opens_at, closes_at from shared_round
    where id = any(${ids}::bigint[]) order by id for share`;
  return new Map(rows.map((row) => [row.id, row]));
}
