import type { Balances } from '#contract/account/account.ts';
import { type Currency, ZERO } from '#rules/money.ts';
import type { Sql, Tx } from '../database/db.ts';
import { balancesOf, type Purse } from '../ledger/purse.ts';
import { type PlayerEvent, tellAll } from '../live/outbox.ts';

export const balances = async (sql: Sql, playerId: number): Promise<Balances> =>
  view(await balancesOf(sql, playerId));

/** What a guest holds. */
export const noBalances = (currency: Currency): Balances =>
  view({ currency, main: ZERO, bonus: ZERO, betting_bonus: ZERO, fun: ZERO });

/** Called by whoever moved a player's money, in the same transaction, with what the ledger then said. */
export const tellPurse = (tx: Tx, playerId: number, purse: Purse): Promise<void> =>
  tellAll(tx, [toldPurse(playerId, purse)]);

export const toldPurse = (playerId: number, purse: Purse): PlayerEvent => ({
  playerId,
  event: { name: 'account.balance_updated', data: view(purse) },
});

const view = ({ currency, main, bonus, betting_bonus, fun }: Omit<Purse, 'held'>): Balances => ({
  balance_main: { amount: main, currency },
  balance_bonus: { amount: bonus, currency },
  balance_betting_bonus: { amount: betting_bonus, currency },
  balance_fun: { amount: fun, currency },
});
