// Which bonus paid a stake. What comes back of its bonus money returns to that bonus, or to the operator once it has ended,
// even if another bonus is active by then.
import type { BonusProduct } from '#rules/bonuses/bonus-terms.ts';
import type { Cents } from '#rules/money.ts';
import type { Sql, Tx } from '../database/db.ts';
import { type AccountPath, house, pocket } from '../ledger/accounts.ts';
import { pocketOf } from './bonus-rows.ts';

export interface BonusStake {
  player_id: number;
  bonus_cents: Cents;
  /** Null: bonus money that no bonus gave, such as a correction by staff. */
  bonus_id: number | null;
}

/** Whether the bonus that paid a stake is in play; true for a stake of no bonus while none is. */
export type PayingBonus = (stake: BonusStake) => boolean;

/** Its result can change until the players are locked. */
export async function findPayingBonuses(
  sql: Sql,
  product: BonusProduct,
  stakes: readonly BonusStake[],
): Promise<PayingBonus> {
  const players = stakes.filter(({ bonus_cents }) => bonus_cents > 0).map(({ player_id }) => player_id);
  const rows =
    players.length === 0
      ? []
      : await sql<{ id: number; player_id: number }>`
          select id, player_id from bonus
          where player_id = any(${players}::bigint[]) and product = ${product} and state in ('active', 'expiring')`;
  const inPlay = new Map(rows.map(({ id, player_id }) => [player_id, id]));
  return ({ player_id, bonus_id }) => bonus_id === (inPlay.get(player_id) ?? null);
}

/** The account that the bonus money of a stake returns to. */
export type ReturnAccount = (stake: BonusStake) => AccountPath;

/** The caller has locked the players, so that no bonus ends before their money has moved. */
export async function findReturnAccounts(
  { sql }: Tx,
  product: BonusProduct,
  stakes: readonly BonusStake[],
): Promise<ReturnAccount> {
  const isInPlay = await findPayingBonuses(sql, product, stakes);
  return (stake) => (isInPlay(stake) ? pocket(stake.player_id, pocketOf(product)) : house('bonuses'));
}
