import type { accountMoney as contract } from '#contract/account-money.ts';
import { Refusal } from '#contract/refusals.ts';
import { DONE } from '#contract/wire.ts';
import { currencies } from '#rules/money.ts';
import { changeDepositLimit, depositLimit } from '../cashier/deposit-limits.ts';
import { ratesOf } from '../cashier/rates.ts';
import type { HandlersOf } from '../context.ts';

export const accountMoney: HandlersOf<typeof contract> = {
  getDepositLimit: (_input, { db, player, content, now }) =>
    depositLimit(db.sql, { playerId: player.id, currency: player.currency, rates: ratesOf(content) }, now),

  async setDepositLimit({ period, amount }, { db, player, now }) {
    if (period !== 'none' && amount === undefined)
      throw new Refusal('InvalidParameter', { invalid_parameters: { amount: ['required'] } });
    const wish = period === 'none' || amount === undefined ? null : { period, amount };
    await db.atomically((tx) => changeDepositLimit(tx, player, wish, now));
    return DONE;
  },

  getcurrencyrates: async (_input, { content }) => {
    const rates = ratesOf(content);
    return { items: currencies.map((currency) => ({ currency, rate: rates[currency] ?? 1 })) };
  },
};
