// /offers/{id}
import { Link, notFound, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { campaigns } from '#contract/campaigns.ts';
import { cents } from '#rules/money.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { Notice } from '#ui/notice.tsx';
import { Panel } from '#ui/panel.tsx';
import { CountedKinds } from '../bonuses/counted-kinds.tsx';
import { useText } from '../i18n/use-text.tsx';
import { needs, type PageModule } from '../routing/page.ts';
import { Calculator, type Plan } from './calculator.tsx';
import { ObstacleNotice } from './obstacle-notice.tsx';
import css from './offer.module.css';
import { OfferCounts } from './offer-counts.tsx';
import { OfferHero } from './offer-hero.tsx';
import { OfferSteps } from './offer-steps.tsx';
import { exampleDeposit, OfferTerms } from './offer-terms.tsx';
import { useOffer } from './use-offers.ts';

const isId = (id = '') => /^[1-9]\d{0,8}$/.test(id);

export const reads: PageModule['reads'] = ({ params: { id } }) =>
  isId(id) ? [needs(campaigns.getoffers, { id: Number(id) })] : [];
export const check: PageModule['check'] = ({ params: { id } }, answers) => {
  if (!isId(id) || answers(campaigns.getoffers, { id: Number(id) })?.items.length === 0) throw notFound();
};
export const texts: PageModule['texts'] = ['offers', 'promo', 'bonuses'];
export const head: PageModule['head'] = (say, { params: { id } }, answers) => {
  const { description } = answers(campaigns.getoffers, { id: Number(id) })?.items[0] ?? {};
  return {
    title: description?.title ?? say('offers.head.offers'),
    description: description?.text ?? '',
    isIndexed: false,
  };
};

const STAKE = cents(100);

/** One offer: its terms for the deposit that one has in mind, and what it is worth. */
export default function OfferPage() {
  const t = useText();
  const { id = '' } = useParams({ strict: false });
  const { offer, isPlayer, error, refetch } = useOffer(Number(id));
  const [planned, setPlan] = useState<Plan | null>(null);
  if (offer === undefined)
    return (
      error && (
        <Notice tone="bad" action={<Button onClick={() => void refetch()}>{t('offers.retry')}</Button>}>
          {t('offers.failed')}
        </Notice>
      )
    );
  const plan = planned ?? { deposit: exampleDeposit(offer), stake: STAKE, swing: 'steady' };
  const bonus = offer.promotions.find((one) => one.kind === 'bonus');
  const { min_amount: min } = offer.trigger.params;
  return (
    <div className={css.page}>
      <Link className={css.back} to="/promotions">
        <Icon name="arrow-left" size={15} />
        {t('offers.title')}
      </Link>
      <OfferHero offer={offer} />
      <ObstacleNotice offer={offer} isPlayer={isPlayer} />
      <div className={bonus && min ? css.columns : css.column}>
        <div className={css.column}>
          <Panel className={css.panel}>
            <OfferTerms offer={offer} deposit={plan.deposit} level={2} />
          </Panel>
          {bonus && <OfferSteps />}
          {bonus?.terms && bonus.terms.counts.length > 0 && (
            <OfferCounts excluded={bonus.terms.excluded.map(({ name }) => name)}>
              <CountedKinds counts={bonus.terms.counts} />
            </OfferCounts>
          )}
        </div>
        {bonus && min && (
          <aside className={css.aside}>
            <Calculator bonus={bonus} min={min.amount} plan={plan} onPlan={setPlan} />
          </aside>
        )}
      </div>
      <p className={css.fair}>{t('offers.fair')}</p>
      <div>
        <ButtonLink link={<Link to="/offers" />}>{t('offers.all')}</ButtonLink>
      </div>
    </div>
  );
}
