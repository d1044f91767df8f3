import { pageOf, ROWS_A_PAGE } from '#contract/desk/fields.ts';
import type { promocodes as contract, PromoCode } from '#contract/desk/promo-codes.ts';
import { Refusal } from '#contract/refusals.ts';
import { listCodes, makeBatch } from '../../offers/code-batches.ts';
import { findOffer } from '../../offers/offers.ts';
import type { DeskHandlersOf } from '../desk-context.ts';

const wrong = (field: string, why: string): Refusal =>
  new Refusal('InvalidParameter', { invalid_parameters: { [field]: [why] } });

export const promocodes: DeskHandlersOf<typeof contract> = {
  async list({ after = null, count = ROWS_A_PAGE, batch = null }, { db }) {
    const { items, next } = pageOf(await listCodes(db.sql, { after, batch, count: count + 1 }), count);
    return {
      items: items.map((row): PromoCode => ({ ...row, ends_at: row.ends_at?.toISOString() ?? null })),
      next,
    };
  },

  make({ offer, batch, count }, { content, now, staff }) {
    const { action = undefined } = findOffer(content, offer)?.trigger ?? {};
    if (action !== 'promocode' && action !== 'deposit') throw wrong('offer', 'unknown');
    return async (tx) => {
      const codes = await makeBatch(tx, { offerId: offer, batch, count, by: staff.name }, now);
      if (codes === undefined) throw wrong('batch', 'taken');
      const text = `code\n${codes.join('\n')}\n`;
      return { answer: { filename: `${batch}.csv`, text }, after: { batch, codes: codes.length } };
    };
  },
};
