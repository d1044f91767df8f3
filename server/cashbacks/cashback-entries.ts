// What cashback moves. What was promised and not taken yet lies in a pool, so that the books know what the house owes.
import { exchangeDown, type Rates } from '#rules/exchange.ts';
import type { Cents, Currency } from '#rules/money.ts';
import { house, pocket } from '../ledger/accounts.ts';
import type { Entry, Move } from '../ledger/record.ts';
import type { CashbackRow } from './cashback-rows.ts';

const pool = house('pool-cashback');

type Promised = Pick<CashbackRow, 'player_id' | 'currency' | 'amount_cents'>;

export const grantedEntry = (cashback: Promised, key: string): Entry => ({
  key: `cashback:${key}:granted`,
  player: cashback.player_id,
  reason: 'cashback.granted',
  moves: [moveOf(cashback, [house('bonuses'), pool])],
});

/** Nobody took it in time, or its player did not want it. */
export const returnedEntry = (cashback: Promised & { id: number }): Entry => ({
  key: `cashback:${cashback.id}:returned`,
  player: cashback.player_id,
  reason: 'cashback.returned',
  moves: [moveOf(cashback, [pool, house('bonuses')])],
});

/** Who has changed their currency since gets what it is worth. */
export function paidEntry(
  cashback: Promised & { id: number },
  { currency, rates }: { currency: Currency; rates: Rates },
): { entry: Entry; amount: Cents } {
  const main = pocket(cashback.player_id, 'main');
  const key = `cashback:${cashback.id}:paid`;
  const { amount_cents: promised } = cashback;
  if (currency === cashback.currency)
    return {
      entry: { key, reason: 'cashback.paid', moves: [moveOf(cashback, [pool, main])] },
      amount: promised,
    };
  const amount = exchangeDown(promised, { from: cashback.currency, to: currency, rates });
  const moves = [
    moveOf(cashback, [pool, house('bonuses')]),
    { from: house('bonuses'), to: main, amount, currency },
  ];
  return { entry: { key, reason: 'cashback.paid', moves }, amount };
}

const moveOf = ({ currency, amount_cents }: Promised, [from, to]: [Move['from'], Move['to']]): Move => ({
  ...{ from, to, amount: amount_cents, currency },
});
