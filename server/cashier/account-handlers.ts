import type { accountMoney as contract } from '#contract/account/money.ts';
import { Refusal } from '#contract/refusals.ts';
import { DONE } from '#contract/wire.ts';
import { currencies } from '#rules/money.ts';
import type { Context, HandlersOf } from '../calls/context.ts';
import { ratesOf } from '../content/rates.ts';
import { changeDepositLimit, confirmDepositLimit, depositLimit } from './deposit-limits.ts';

export const accountMoney: HandlersOf<typeof contract> = {
  getDepositLimit(_input, ctx) {
    const { id: playerId, currency } = ctx.player;
    return depositLimit(ctx.db.sql, { playerId, currency, rates: ratesOf(ctx.content) }, limitTerms(ctx));
  },

  async setDepositLimit({ period, amount }, ctx) {
    if (period !== 'none' && amount === undefined)
      throw new Refusal('InvalidParameter', { invalid_parameters: { amount: ['required'] } });
    const wish = period === 'none' || amount === undefined ? null : { period, amount };
    await ctx.db.atomically((tx) => changeDepositLimit(tx, ctx.player, wish, limitTerms(ctx)));
    return DONE;
  },

  async confirmDepositLimit(_input, ctx) {
    await ctx.db.atomically((tx) => confirmDepositLimit(tx, ctx.player.id, limitTerms(ctx)));
    return DONE;
  },

  getcurrencyrates: async (_input, { content }) => {
    const rates = ratesOf(content);
    return { items: currencies.map((currency) => ({ currency, rate: rates[currency] ?? 1 })) };
  },
};

const limitTerms = ({ now, config }: Context) => ({ now, raises: config.profile.limitRaises });
