import { Link } from '@tanstack/react-router';
import type { WholeOffer } from '#contract/campaigns.ts';
import { Icon } from '#ui/icon.tsx';
import { OfferBanner } from '../campaigns/offer-banner.tsx';
import { useText } from '../i18n/use-text.tsx';
import { OfferAction } from './offer-action.tsx';
import css from './offer-card.module.css';
import { factsOf } from './offer-facts.ts';

/** Picture, one sentence, three facts, one action and the way to the terms. */
export function OfferCard({ offer }: { offer: WholeOffer }) {
  const t = useText();
  const { description } = offer;
  return (
    <article className={css.card} data-offer={offer.id}>
      <OfferBanner description={description} level={2} />
      <div className={css.body}>
        <p className={css.text}>{description.text}</p>
        <dl className={css.facts}>
          {factsOf(offer, t).map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <div className={css.action}>
          <OfferAction offer={offer} />
          <Link
            className={css.terms}
            to="/promotions/$id"
            params={{ id: String(offer.id) }}
            resetScroll={false}
            aria-label={`${t('offers.action.terms')}: ${description.title}`}
          >
            {t('offers.action.terms')}
            <Icon name="caret-right" size={13} />
          </Link>
        </div>
      </div>
    </article>
  );
}
