import type { WholeOffer } from '#contract/campaigns.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { useText } from '../i18n/use-text.tsx';
import { OfferCard } from './offer-card.tsx';
import css from './offer-grid.module.css';

export function OfferGrid({ offers }: { offers: readonly WholeOffer[] }) {
  const t = useText();
  if (offers.length === 0)
    return (
      <EmptyState object="/art/obj-320/chest.webp" title={t('offers.none')}>
        {t('offers.noneText')}
      </EmptyState>
    );
  return (
    <ul className={css.grid}>
      {offers.map((offer) => (
        <li key={offer.id} className={css.place}>
          <OfferCard offer={offer} />
        </li>
      ))}
    </ul>
  );
}
