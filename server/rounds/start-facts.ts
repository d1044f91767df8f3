// What must be known of each player before a round can start.
import type { Currency } from '#rules/money.ts';
import type { StakeTerms } from '../bonuses/stake-terms.ts';
import type { KeyRow } from '../calls/idempotency.ts';
import type { Nullable, Sql } from '../database/db.ts';
import type { Start } from './start-batch.ts';

export interface StartFacts extends Nullable<KeyRow>, Nullable<StakeTerms> {
  player_id: number;
  currency: Currency;
  /** It was asked for before, and the answer was lost on the way. */
  is_started: boolean;
  /** A round of this game waits for a decision. */
  has_open: boolean;
  pair_id: number;
  server_seed: string;
  client_seed: string;
  next_nonce: number;
  pair_created_at: Date;
  /** How many rounds the player has played before. */
  played: number;
  last_started_at: Date | null;
}

export async function listStartFacts(sql: Sql, starts: readonly Start[]): Promise<Map<number, StartFacts>> {
  const rows = await sql<StartFacts>`
    select asked.player_id, player.currency, kept.*, seed_pair.id as pair_id, server_seed, client_seed, next_nonce,
      seed_pair.created_at as pair_created_at, bonus.id as bonus_id, bonus.state as bonus_state, bonus.ends_at as bonus_ends_at,
      bonus.stake_max_cents as bonus_stake_max, bonus.terms -> 'excluded' as bonus_excluded,
      coalesce(last.number, 0)::int as played, last.started_at as last_started_at,
      exists (
        select from round where round.id = asked.id and round.player_id = asked.player_id
      ) as is_started,
      exists (
        select from round
        where round.player_id = asked.player_id and round.game = asked.game and round.state = 'open'
      ) as has_open
    from unnest(
      ${starts.map(({ player }) => player.id)}::bigint[], ${starts.map(({ id }) => id)}::text[],
      ${starts.map(({ definition }) => definition.sysname)}::text[],
      ${starts.map(({ key }) => key?.call ?? null)}::text[], ${starts.map(({ key }) => key?.key ?? null)}::text[]
    ) as asked (player_id, id, game, call, key)
    join player on player.id = asked.player_id
    join seed_pair on seed_pair.player_id = asked.player_id and seed_pair.state = 'active'
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
