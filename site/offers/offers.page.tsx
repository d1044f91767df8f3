// /offers
import { Link } from '@tanstack/react-router';
import { campaigns } from '#contract/campaigns.ts';
import { Heading } from '#ui/heading.tsx';
import { useText } from '../i18n/use-text.tsx';
import { needs, type PageModule } from '../routing/page.ts';
import { OfferGrid } from './offer-grid.tsx';
import css from './offers.module.css';
import { useOffers } from './use-offers.ts';

export const reads: PageModule['reads'] = () => [needs(campaigns.getoffers, {})];
export const texts: PageModule['texts'] = ['offers', 'promo'];
export const head: PageModule['head'] = (say) => ({
  title: say('offers.head.offers'),
  description: say('offers.head.offersText'),
});

/** All that is open to whoever looks, and nothing else. */
export default function OffersPage() {
  const t = useText();
  const { offers = [] } = useOffers();
  return (
    <div className={css.page}>
      <Heading level={1} className={css.title}>
        {t('offers.offersTitle')}
      </Heading>
      <OfferGrid offers={offers} />
      <Link className={css.link} to="/promotions">
        {t('offers.title')}
      </Link>
    </div>
  );
}
