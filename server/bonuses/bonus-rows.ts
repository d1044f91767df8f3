// Bonuses as they are kept.
import type { BonusGiver } from '#contract/bonuses.ts';
import type { BonusState } from '#rules/bonuses/bonus-state.ts';
import type { BonusProduct, BonusTerms } from '#rules/bonuses/bonus-terms.ts';
import type { Cents, Currency } from '#rules/money.ts';
import type { Sql, Tx } from '../database/db.ts';
import type { Pocket } from '../ledger/accounts.ts';

export interface BonusRow {
  id: number;
  key: string;
  player_id: number;
  product: BonusProduct;
  template: string;
  state: BonusState;
  changes: number;
  currency: Currency;
  amount_cents: Cents;
  required_cents: Cents;
  turnover_hundredths: number;
  stake_max_cents: Cents | null;
  cap_cents: Cents | null;
  terms: BonusTerms;
  giver: BonusGiver;
  source: string;
  is_apart: boolean | null;
  days_to_play: number;
  granted_at: Date;
  activate_by: Date;
  activated_at: Date | null;
  ends_at: Date;
  moved_at: Date | null;
  ended_at: Date | null;
  converted_cents: Cents;
}

export const pocketOf = (product: BonusProduct): Extract<Pocket, 'bonus' | 'betting_bonus'> =>
  product === 'casino' ? 'bonus' : 'betting_bonus';

interface Wanted {
  playerId: number;
  product: BonusProduct;
  /** Null: all of them. */
  isLive: boolean | null;
}

/** The one in play, then those that wait in the order they come to it, then what is over, the last first. */
export async function listBonuses(
  sql: Sql,
  { playerId, product, isLive }: Wanted,
  { offset, count }: { offset: number; count: number },
) {
  const rows = await sql<BonusRow & { total: number }>`
    select id, key, player_id, product, template, state, changes, currency, amount_cents, required_cents,
      turnover_hundredths, stake_max_cents, cap_cents, terms, giver, source, is_apart, days_to_play, granted_at,
      activate_by, activated_at, ends_at, moved_at, ended_at, converted_cents, (count(*) over ())::int as total
    from bonus
    where player_id = ${playerId} and product = ${product}
      and (${isLive}::boolean is null or ${isLive} = (ended_at is null))
    order by ended_at is not null, state = 'available', ended_at desc, priority, ends_at, id
    offset ${offset} limit ${count}`;
  return { rows, count: rows[0]?.total ?? 0 };
}

/** The caller has locked the player. */
export async function findBonus(tx: Tx, playerId: number, id: number): Promise<BonusRow | undefined> {
  const [row] = await tx.sql<BonusRow>`
    select id, key, player_id, product, template, state, changes, currency, amount_cents, required_cents,
      turnover_hundredths, stake_max_cents, cap_cents, terms, giver, source, is_apart, days_to_play, granted_at,
      activate_by, activated_at, ends_at, moved_at, ended_at, converted_cents
    from bonus where id = ${id} and player_id = ${playerId} for update`;
  return row;
}

export type PlayedBonus = Pick<
  BonusRow,
  'id' | 'currency' | 'required_cents' | 'turnover_hundredths' | 'stake_max_cents' | 'terms'
>;

export async function findInPlay(
  sql: Sql,
  playerId: number,
  product: BonusProduct,
): Promise<PlayedBonus | undefined> {
  const [row] = await sql<PlayedBonus>`
    select id, currency, required_cents, turnover_hundredths, stake_max_cents, terms
    from bonus where player_id = ${playerId} and product = ${product} and state in ('active', 'expiring')`;
  return row;
}

/** A bonus with what decides what becomes of it. */
export interface BonusInPlay extends BonusRow {
  purse_cents: Cents;
  /** A round that bonus money has staked is not over. */
  has_open: boolean;
}

/** Those in play, of these players. The caller has locked the players. */
export const listInPlay = (tx: Tx, players: readonly number[]): Promise<BonusInPlay[]> =>
  tx.sql<BonusInPlay>`
    select id, key, player_id, product, template, state, changes, currency, amount_cents, required_cents,
      turnover_hundredths, stake_max_cents, cap_cents, terms, giver, source, is_apart, days_to_play, granted_at,
      activate_by, activated_at, ends_at, moved_at, ended_at, converted_cents, purse_cents, has_open
    from bonus join bonus_purse using (id)
    where player_id = any(${players}::bigint[]) and state in ('active', 'expiring') order by id`;

/** All that a player has of a product, in play or waiting. The caller has locked the player. */
export const listLive = (tx: Tx, playerId: number, product: BonusProduct): Promise<BonusRow[]> =>
  tx.sql<BonusRow>`
    select id, key, player_id, product, template, state, changes, currency, amount_cents, required_cents,
      turnover_hundredths, stake_max_cents, cap_cents, terms, giver, source, is_apart, days_to_play, granted_at,
      activate_by, activated_at, ends_at, moved_at, ended_at, converted_cents
    from bonus where player_id = ${playerId} and product = ${product} and ended_at is null order by id`;

/** Those of these keys that are in play or wait. The caller has locked their players. */
export const listGiven = (tx: Tx, keys: readonly string[]): Promise<BonusRow[]> =>
  tx.sql<BonusRow>`
    select id, key, player_id, product, template, state, changes, currency, amount_cents, required_cents,
      turnover_hundredths, stake_max_cents, cap_cents, terms, giver, source, is_apart, days_to_play, granted_at,
      activate_by, activated_at, ends_at, moved_at, ended_at, converted_cents
    from bonus where key = any(${keys}::text[]) and ended_at is null order by id`;
