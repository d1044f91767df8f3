// Bets and their legs as they are kept.
import type { BetStatus, RefusedFor } from '#contract/betting/bet.ts';
import type { BetKind, OddsPolicy } from '#contract/betting/slip.ts';
import type { Cents, Currency } from '#rules/money.ts';
import type { MarketSpec } from '#sports/settle/market-spec.ts';
import type { Score } from '#sports/settle/match-result.ts';
import type { OutcomeResult } from '#sports/settle/outcome-result.ts';
import type { Sql, Tx } from '../database/db.ts';

/** A market as it is settled, whatever is offered later under the same name. */
export interface KeptPick {
  market: string;
  code: string;
  spec: MarketSpec;
  outcome: string;
}

export interface Refused {
  why: RefusedFor;
  /** What is offered in place of what was seen, leg by leg. */
  odds: number[] | null;
  /** The most that can be had on each combination. */
  unit: Cents | null;
  /** Of a personal limit of this account: since when, as ISO 8601. */
  since?: string;
}

export interface Receipt {
  text: string;
  signature: string;
  key: string;
}

export interface BetRow {
  id: string;
  player_id: number;
  number: number;
  kind: BetKind;
  combos: readonly (readonly number[])[];
  currency: Currency;
  unit_cents: Cents;
  staked_cents: Cents;
  bonus_cents: Cents;
  /** The bonus that paid this part. */
  bonus_id: number | null;
  freebet_id: number | null;
  odds_x1000: number | null;
  potential_cents: Cents;
  boost_percent: number;
  policy: OddsPolicy;
  status: BetStatus;
  paid_cents: Cents;
  sold_cents: Cents;
  sold_stake_cents: Cents;
  auto_at_cents: Cents | null;
  revision: number;
  rules: string;
  refused: Refused | null;
  receipt: Receipt | null;
  euro_rate: number;
  created_at: Date;
  decides_at: Date | null;
  accepted_at: Date | null;
  settled_at: Date | null;
}

export interface LegRow {
  bet_id: string;
  place: number;
  player_id: number;
  event_id: number;
  picks: readonly KeptPick[];
  odds_x1000: number;
  /** The price without the operator's gifts, by which the bet is sold back: server/book/base-odds.ts. */
  base_odds_x1000: number;
  chance: number;
  is_banker: boolean;
  is_live: boolean;
  score: Score | null;
  decisive: number;
  event_version: number;
  /** In euro cents, both. */
  owed_cents: Cents;
  at_stake_cents: Cents;
  /** In euro cents, both: what it used up of the boost of its price, which is never given back. */
  boost_staked_cents: Cents;
  boost_cost_cents: Cents;
  result: OutcomeResult | null;
  result_revision: number;
}

export interface KeptBet extends BetRow {
  /** In their places. */
  legs: readonly LegRow[];
}

export interface NewBet extends BetRow {
  /** In euro cents: what this and the player's earlier bets of the day may pay at most (won-today.ts). */
  day_cents: number;
}

export async function insertBets(tx: Tx, bets: readonly NewBet[]): Promise<void> {
  await tx.sql`
    insert into bet (id, player_id, number, kind, combos, currency, unit_cents, staked_cents, bonus_cents, bonus_id, freebet_id,
      odds_x1000, potential_cents, boost_percent, policy, status, rules, receipt, euro_rate, created_at, decides_at,
      accepted_at, day_cents)
    select id, player_id, number, kind::jsonb, combos::jsonb, currency, unit_cents, staked_cents, bonus_cents, bonus_id, freebet_id,
      odds_x1000, potential_cents, boost_percent, policy, status, rules, receipt::jsonb, euro_rate, created_at,
      decides_at, accepted_at, day_cents
    from unnest(
      ${bets.map(({ id }) => id)}::text[], ${bets.map(({ player_id }) => player_id)}::bigint[],
      ${bets.map(({ number }) => number)}::int[], ${bets.map(({ kind }) => JSON.stringify(kind))}::text[],
      ${bets.map(({ combos }) => JSON.stringify(combos))}::text[], ${bets.map(({ currency }) => currency)}::text[],
      ${bets.map(({ unit_cents }) => unit_cents)}::bigint[], ${bets.map(({ staked_cents }) => staked_cents)}::bigint[],
      ${bets.map(({ bonus_cents }) => bonus_cents)}::bigint[],
      ${bets.map(({ bonus_id }) => bonus_id)}::bigint[], ${bets.map(({ freebet_id }) => freebet_id)}::bigint[],
      ${bets.map(({ odds_x1000 }) => odds_x1000)}::bigint[],
      ${bets.map(({ potential_cents }) => potential_cents)}::bigint[],
      ${bets.map(({ boost_percent }) => boost_percent)}::int[], ${bets.map(({ policy }) => policy)}::text[],
      ${bets.map(({ status }) => status)}::text[], ${bets.map(({ rules }) => rules)}::text[],
      ${bets.map(({ receipt }) => (receipt === null ? null : JSON.stringify(receipt)))}::text[],
      ${bets.map(({ euro_rate }) => euro_rate)}::float8[], ${bets.map(({ created_at }) => created_at)}::timestamptz[],
      ${bets.map(({ decides_at }) => decides_at)}::timestamptz[],
      ${bets.map(({ accepted_at }) => accepted_at)}::timestamptz[],
      ${bets.map(({ day_cents }) => day_cents)}::float8[]
    ) as placed (id, player_id, number, kind, combos, currency, unit_cents, staked_cents, bonus_cents, bonus_id, freebet_id,
      odds_x1000, potential_cents, boost_percent, policy, status, rules, receipt, euro_rate, created_at, decides_at,
      accepted_at, day_cents)`;
}

export async function insertLegs(tx: Tx, legs: readonly LegRow[]): Promise<void> {
  await tx.sql`
    insert into bet_leg (bet_id, place, player_id, event_id, picks, odds_x1000, base_odds_x1000, chance, is_banker,
      is_live, score, decisive, event_version, owed_cents, at_stake_cents, boost_staked_cents, boost_cost_cents)
    select bet_id, place, player_id, event_id, picks::jsonb, odds_x1000, base_odds_x1000, chance, is_banker, is_live,
      score::jsonb, decisive, event_version, owed_cents, at_stake_cents, boost_staked_cents, boost_cost_cents
    from unnest(
      ${legs.map(({ bet_id }) => bet_id)}::text[], ${legs.map(({ place }) => place)}::int[],
      ${legs.map(({ player_id }) => player_id)}::bigint[], ${legs.map(({ event_id }) => event_id)}::bigint[],
      ${legs.map(({ picks }) => JSON.stringify(picks))}::text[], ${legs.map(({ odds_x1000 }) => odds_x1000)}::int[],
      ${legs.map(({ base_odds_x1000 }) => base_odds_x1000)}::int[],
      ${legs.map(({ chance }) => chance)}::float8[], ${legs.map(({ is_banker }) => is_banker)}::boolean[],
      ${legs.map(({ is_live }) => is_live)}::boolean[],
      ${legs.map(({ score }) => (score === null ? null : JSON.stringify(score)))}::text[],
      ${legs.map(({ decisive }) => decisive)}::int[], ${legs.map(({ event_version }) => event_version)}::int[],
      ${legs.map(({ owed_cents }) => owed_cents)}::bigint[],
      ${legs.map(({ at_stake_cents }) => at_stake_cents)}::bigint[],
      ${legs.map(({ boost_staked_cents }) => boost_staked_cents)}::bigint[],
      ${legs.map(({ boost_cost_cents }) => boost_cost_cents)}::bigint[]
    ) as leg (bet_id, place, player_id, event_id, picks, odds_x1000, base_odds_x1000, chance, is_banker, is_live, score,
      decisive, event_version, owed_cents, at_stake_cents, boost_staked_cents, boost_cost_cents)`;
}

/** The caller has locked their players, where anything is to be changed. In the order of their ids. */
export async function findBets(
  sql: Sql,
  playerIds: readonly number[],
  ids: readonly string[],
): Promise<KeptBet[]> {
  const bets = await sql<BetRow>`
    select id, player_id, number, kind, combos, currency, unit_cents, staked_cents, bonus_cents, bonus_id, freebet_id, odds_x1000,
      potential_cents, boost_percent, policy, status, paid_cents, sold_cents, sold_stake_cents, auto_at_cents, revision,
      rules, refused, receipt, euro_rate, created_at, decides_at, accepted_at, settled_at
    from bet where player_id = any(${playerIds}::bigint[]) and id = any(${ids}::text[]) order by id`;
  return withLegs(sql, playerIds, bets);
}

export async function withLegs(
  sql: Sql,
  playerIds: readonly number[],
  bets: readonly BetRow[],
): Promise<KeptBet[]> {
  if (bets.length === 0) return [];
  const legs = await sql<LegRow>`
    select bet_id, place, player_id, event_id, picks, odds_x1000, base_odds_x1000, chance, is_banker, is_live, score,
      decisive, event_version, owed_cents, at_stake_cents, boost_staked_cents, boost_cost_cents, result,
      result_revision
    from bet_leg where player_id = any(${playerIds}::bigint[]) and bet_id = any(${bets.map(({ id }) => id)}::text[])
    order by bet_id, place`;
  const byBet = Map.groupBy(legs, ({ bet_id }) => bet_id);
  return bets.map((bet) => ({ ...bet, legs: byBet.get(bet.id) ?? [] }));
}
