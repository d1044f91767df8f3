// What the wallet answers, and how an answer that must not be kept leaves its transaction.
import type { WalletAnswer, WalletStatus } from '#contract/studio/wallet.ts';
import type { Purse } from '../ledger/purse.ts';
import { log } from '../plumbing/log.ts';

/** A purse as a studio is told of it. */
export const balanceOf = ({ main, bonus, currency }: Pick<Purse, 'main' | 'bonus' | 'currency'>) => ({
  ...{ balance: main + bonus, currency },
});

export const paidOut = (purse: Purse): WalletAnswer => ({ status: 'OK', ...balanceOf(purse) });

/** A "no" for as long as things stand so: asked again under the same name, it is looked at again. */
export class NotNow extends Error {
  override readonly name = 'NotNow';
  readonly answer: WalletAnswer;

  constructor(status: WalletStatus, purse?: Purse) {
    super(status);
    this.answer = { status, ...(purse && balanceOf(purse)) };
  }
}

/** A player who changed their currency long after the round cannot be paid in the old one: people must talk. */
export function requireCurrency(purse: Purse, { currency, id }: { currency: string; id: string }): void {
  if (purse.currency === currency) return;
  log.warn('a studio speaks of money in a currency the player has no more', { round: id });
  throw new NotNow('WRONG_CURRENCY', purse);
}

export async function orNotNow(work: () => Promise<WalletAnswer>): Promise<WalletAnswer> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof NotNow) return error.answer;
    throw error;
  }
}
