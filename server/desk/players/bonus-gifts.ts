// Bonuses that the operator's people give: one person asks, another agrees, and it is given once.
import * as z from 'zod/mini';
import { formatMoney } from '#rules/format.ts';
import { cents } from '#rules/money.ts';
import { templateNamed } from '../../bonuses/templates.ts';
import type { Content } from '../../content/content.ts';
import { balancesOf } from '../../ledger/purse.ts';
import { giveReward } from '../../rewards/give-reward.ts';
import { defineApprovable, sayNo } from '../approvals/approvals.ts';

export const BONUS_GIFT = 'bonus.give';

const payload = z.object({
  player: z.int(),
  template: z.string(),
  cents: z.int().check(z.positive()),
  currency: z.string(),
  /** The same in words, for whoever decides. */
  amount: z.string(),
});
type Gift = z.output<typeof payload>;

/** Refuses with a sentence where there is no such template. */
export function giftOf(content: Content, wish: Omit<Gift, 'amount'>): Gift {
  try {
    templateNamed(content, wish.template);
  } catch {
    throw sayNo(`There is no bonus called ${wish.template}.`);
  }
  return { ...wish, amount: formatMoney({ amount: cents(wish.cents), currency: wish.currency as 'EUR' }) };
}

export const bonusGift = defineApprovable<Gift>({
  permission: 'money.approve',
  payload,
  async carryOut(
    tx,
    { player: id, template, cents: sum, currency },
    { approval, askedBy },
    { content, now },
  ) {
    const { currency: own } = await balancesOf(tx.sql, id);
    if (own !== currency) throw sayNo(`The player’s money is not in ${currency} any more.`);
    const reward = { kind: 'bonus', template, amount: cents(sum) } as const;
    const source = { giver: 'staff', name: askedBy.name } as const;
    const given = { key: `gift-${approval}`, player: { id, currency: own }, reward, source };
    await giveReward(tx, given, now, content);
    return { after: { template, cents: sum, currency } };
  },
});
