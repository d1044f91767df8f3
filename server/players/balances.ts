import type { Balances } from '#contract/account.ts';
import { type Currency, ZERO } from '#rules/money.ts';
import type { Sql, Tx } from '../database/db.ts';
import { balancesOf, listBalances, type Purse } from '../ledger/purse.ts';
import { type Told, tellAll } from '../live/outbox.ts';

export const balances = async (sql: Sql, playerId: number): Promise<Balances> =>
  view(await balancesOf(sql, playerId));

/** What a guest holds. */
export const noBalances = (currency: Currency): Balances =>
  view({ currency, main: ZERO, bonus: ZERO, betting_bonus: ZERO, fun: ZERO });

/** Called by whoever moved players' money, in the same transaction. */
export async function tellBalances(tx: Tx, ...players: readonly number[]): Promise<void> {
  const purses = await listBalances(tx.sql, players);
  await tellAll(
    tx,
    [...purses].map(([playerId, purse]) => toldPurse(playerId, purse)),
  );
}

/** For whoever has read it already, after the money was moved. */
export const toldPurse = (playerId: number, purse: Purse): Told => ({
  playerId,
  event: { name: 'account.balance_updated', data: view(purse) },
});

const view = ({ currency, main, bonus, betting_bonus, fun }: Omit<Purse, 'held'>): Balances => ({
  balance_main: { amount: main, currency },
  balance_bonus: { amount: bonus, currency },
  balance_betting_bonus: { amount: betting_bonus, currency },
  balance_fun: { amount: fun, currency },
});
