import type { Promotion } from '#contract/campaigns.ts';
import { formatMoney, formatNumber } from '#rules/format.ts';
import { offeredMoney } from '#rules/offers/offer-words.ts';
import type { Say } from '../i18n/texts.ts';

/** What is given, in one line: "25 free spins on Sands of Horus, each at € 0.20". */
export function promotionWords(promotion: Promotion, t: Say): string {
  switch (promotion.kind) {
    case 'bonus':
      return promotion.percent === null
        ? t('promo.gives.sum', { most: offeredMoney(promotion.most) })
        : t('promo.gives.bonus', { percent: promotion.percent, most: offeredMoney(promotion.most) });
    case 'cash':
      return t('promo.gives.cash', { amount: offeredMoney(promotion.amount) });
    case 'freespins':
      return t('promo.gives.spins', {
        count: promotion.rounds,
        game: promotion.game.name,
        stake: formatMoney(promotion.stake),
      });
    case 'coins':
      return t('promo.gives.coins', { coins: formatNumber(promotion.coins) });
  }
}
