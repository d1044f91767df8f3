// A seat is a player's part in a shared round: a round of theirs whose chance is everybody's.
import type { Bet } from '#games/kinds/kind.ts';
import type { Cents, Currency } from '#rules/money.ts';
import type { Sql, Tx } from '../database/db.ts';

export interface Seat {
  id: string;
  player_id: number;
  number: number;
  game: string;
  definition: string;
  shared_round_id: number;
  bet: Bet;
  currency: Currency;
  staked_cents: Cents;
  /** Of what was staked. */
  bonus_cents: Cents;
  /** The bonus that paid this part. */
  bonus_id: number | null;
  paid_cents: Cents;
  state: 'open' | 'over' | 'void';
  words: number;
  started_at: Date;
  ended_at: Date | null;
}

export async function insertSeats(tx: Tx, seats: readonly Seat[]): Promise<void> {
  await tx.sql`
    insert into round (id, player_id, number, game, definition, shared_round_id, bet, currency, staked_cents, bonus_cents,
      bonus_id, paid_cents, state, words, started_at)
    select id, player_id, number, game, definition, shared_round_id, bet::jsonb, currency, staked_cents, bonus_cents,
      bonus_id, 0, 'open', 0, started_at
    from unnest(
      ${seats.map(({ id }) => id)}::text[], ${seats.map(({ player_id }) => player_id)}::bigint[],
      ${seats.map(({ number }) => number)}::int[], ${seats.map(({ game }) => game)}::text[],
      ${seats.map(({ definition }) => definition)}::text[],
      ${seats.map(({ shared_round_id }) => shared_round_id)}::bigint[],
      ${seats.map(({ bet }) => JSON.stringify(bet))}::text[], ${seats.map(({ currency }) => currency)}::text[],
      ${seats.map(({ staked_cents }) => staked_cents)}::bigint[],
      ${seats.map(({ bonus_cents }) => bonus_cents)}::bigint[],
      ${seats.map(({ bonus_id }) => bonus_id)}::bigint[],
      ${seats.map(({ started_at }) => started_at)}::timestamptz[]
    ) as seat (id, player_id, number, game, definition, shared_round_id, bet, currency, staked_cents, bonus_cents,
      bonus_id, started_at)`;
}

/** The caller has locked their players. */
export async function endSeats(tx: Tx, seats: readonly Seat[]): Promise<void> {
  await tx.sql`
    update round set bet = ended.bet::jsonb, paid_cents = ended.paid_cents, state = ended.state, words = ended.words,
      ended_at = ended.ended_at
    from unnest(
      ${seats.map(({ id }) => id)}::text[], ${seats.map(({ player_id }) => player_id)}::bigint[],
      ${seats.map(({ bet }) => JSON.stringify(bet))}::text[],
      ${seats.map(({ paid_cents }) => paid_cents)}::bigint[], ${seats.map(({ state }) => state)}::text[],
      ${seats.map(({ words }) => words)}::int[], ${seats.map(({ ended_at }) => ended_at)}::timestamptz[]
    ) as ended (id, player_id, bet, paid_cents, state, words, ended_at)
    where round.id = ended.id and round.player_id = ended.player_id and round.state = 'open'`;
}

export async function findSeat(sql: Sql, playerId: number, id: string): Promise<Seat | undefined> {
  const [seat] = await sql<Seat>`
    select id, player_id, number, game, definition, shared_round_id, bet, currency, staked_cents, bonus_cents,
      bonus_id, paid_cents, state, words, started_at, ended_at
    from round where player_id = ${playerId} and id = ${id} and shared_round_id is not null`;
  return seat;
}

/** Of a player in one shared round. */
export async function findSeatIn(sql: Sql, playerId: number, sharedId: number): Promise<Seat | undefined> {
  const [seat] = await sql<Seat>`
    select id, player_id, number, game, definition, shared_round_id, bet, currency, staked_cents, bonus_cents,
      bonus_id, paid_cents, state, words, started_at, ended_at
    from round where player_id = ${playerId} and shared_round_id = ${sharedId} order by number desc limit 1`;
  return seat;
}
