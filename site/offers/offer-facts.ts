// The three facts that every card of an offer has: what is given, what must be done for it, and from what or until when.
import type { BonusTerms, WholeOffer } from '#contract/campaigns.ts';
import { formatDate, formatNumber } from '#rules/format.ts';
import { offeredMoney } from '#rules/offers/offer-words.ts';
import type { Say } from '../i18n/texts.ts';

export interface OfferFact {
  label: string;
  value: string;
}

export function factsOf({ trigger, description, promotions }: WholeOffer, t: Say): OfferFact[] {
  const [first] = promotions;
  const { min_amount: min } = trigger.params;
  const end =
    description.finished_at === null ? t('offers.fact.open') : formatDate(new Date(description.finished_at));
  const last =
    min === null
      ? { label: t('offers.fact.until'), value: end }
      : { label: t('offers.fact.from'), value: offeredMoney(min) };
  const nothing = { label: t('offers.fact.wager'), value: t('offers.fact.nothing') };
  switch (first?.kind) {
    case 'bonus':
      return [
        {
          label: t('offers.fact.bonus'),
          value:
            first.percent === null
              ? offeredMoney(first.most)
              : t('offers.fact.bonusValue', { percent: first.percent, most: offeredMoney(first.most) }),
        },
        ...(first.terms === null
          ? []
          : [{ label: t('offers.fact.wager'), value: wagerWords(first.terms, t) }]),
        last,
      ];
    case 'freespins': {
      const { rounds, stake, wins_to: winsTo, days } = first;
      return [
        {
          label: t('offers.fact.spins'),
          value: t('offers.fact.spinsValue', { rounds, stake: offeredMoney(stake) }),
        },
        ...(winsTo === 'main' ? [nothing] : []),
        min === null ? { label: t('offers.fact.within'), value: t('offers.fact.days', { days }) } : last,
      ];
    }
    case 'cash':
      return [{ label: t('offers.fact.cash'), value: offeredMoney(first.amount) }, nothing, last];
    case 'coins':
      return [{ label: t('offers.fact.coins'), value: formatNumber(first.coins) }, nothing, last];
    default:
      return [];
  }
}

const wagerWords = ({ wager_x: x, wager_base: base }: BonusTerms, t: Say): string => {
  if (base === 'bonus-and-deposit') return t('offers.fact.wagerBoth', { x });
  return base === 'winnings' ? t('offers.fact.wagerWins', { x }) : t('offers.fact.wagerValue', { x });
};
