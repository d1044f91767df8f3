// Putting a balance right: one person asks, another agrees, and the money moves once, between the player's pocket and the
// house's own book of corrections.
import * as z from 'zod/mini';
import { correctedPockets } from '#contract/desk/players.ts';
import { formatMoney } from '#rules/format.ts';
import { cents } from '#rules/money.ts';
import { house, pocket } from '../../ledger/accounts.ts';
import { balancesOf } from '../../ledger/purse.ts';
import { InsufficientFunds, record } from '../../ledger/record.ts';
import { tellPurse } from '../../players/balances.ts';
import { defineApprovable, sayNo } from '../approvals/approvals.ts';

export const CORRECTION = 'money.correct';

const payload = z.object({
  player: z.int(),
  direction: z.enum(['give', 'take']),
  pocket: z.enum(correctedPockets),
  cents: z.int().check(z.positive()),
  currency: z.string(),
  /** The same in words, for whoever decides. */
  amount: z.string(),
});
type Correction = z.output<typeof payload>;

export const correctionOf = (wish: Omit<Correction, 'amount'>): Correction => ({
  ...wish,
  amount: `${wish.direction === 'give' ? '+' : '−'} ${formatMoney({
    amount: cents(wish.cents),
    currency: wish.currency as 'EUR',
  })}`,
});

export const correction = defineApprovable<Correction>({
  permission: 'money.approve',
  payload,
  async carryOut(tx, wish, { approval }) {
    const before = await balancesOf(tx.sql, wish.player);
    if (before.currency !== wish.currency)
      throw sayNo(`The player’s money is not in ${wish.currency} any more.`);
    const [own, book] = [pocket(wish.player, wish.pocket), house('corrections')];
    const [from, to] = wish.direction === 'give' ? [book, own] : [own, book];
    const moves = [{ from, to, amount: cents(wish.cents), currency: before.currency }];
    try {
      const { purse } = await record(tx, {
        key: `correction:${approval}`,
        reason: 'balance.corrected',
        moves,
      });
      await tellPurse(tx, wish.player, purse!);
      return {
        before: { [wish.pocket]: before[wish.pocket] },
        after: { [wish.pocket]: purse![wish.pocket], asked: wish },
      };
    } catch (error) {
      if (error instanceof InsufficientFunds) throw sayNo('The pocket holds less than that.');
      throw error;
    }
  },
});
