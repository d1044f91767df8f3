// /promotions and /promotions/{id}: the list, and one of it in front (decision D35)
import { notFound, useNavigate, useParams } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { campaigns } from '#contract/campaigns.ts';
import { Button } from '#ui/button.tsx';
import { Heading } from '#ui/heading.tsx';
import { Notice } from '#ui/notice.tsx';
import { PromoCodeForm } from '../campaigns/promo-code-form.tsx';
import { useDialogs } from '../dialogs/use-dialogs.ts';
import { useText } from '../i18n/use-text.tsx';
import { needs, type PageModule } from '../routing/page.ts';
import { OfferGrid } from './offer-grid.tsx';
import { type Kind, kindsOf, OfferKinds, ofKind } from './offer-kinds.tsx';
import css from './promotions.module.css';
import { PromotionsHero } from './promotions-hero.tsx';
import { useOffers } from './use-offers.ts';

const isId = (id: string) => /^[1-9]\d{0,8}$/.test(id);

export const reads: PageModule['reads'] = ({ params: { id } }) => [
  needs(campaigns.getoffers, {}),
  ...(id !== undefined && isId(id) ? [needs(campaigns.getoffers, { id: Number(id) })] : []),
];
export const check: PageModule['check'] = ({ params: { id } }, answers) => {
  if (id === undefined) return;
  if (!isId(id)) throw notFound();
  if (answers(campaigns.getoffers, { id: Number(id) })?.items.length === 0) throw notFound();
};
export const texts: PageModule['texts'] = ['offers', 'promo'];
export const head: PageModule['head'] = (say, { params: { id } }, answers) => {
  const one = id === undefined ? undefined : answers(campaigns.getoffers, { id: Number(id) })?.items[0];
  const list = say('offers.head.promotions');
  return {
    title: one?.description ? `${one.description.title}: ${list}` : list,
    description: one?.description?.text ?? say('offers.head.promotionsText'),
    ...(id !== undefined && { isIndexed: false }),
  };
};

export default function PromotionsPage() {
  const t = useText();
  const { offers, error, refetch, isPlayer } = useOffers();
  const [kind, setKind] = useState<Kind>('all');
  const { id } = useParams({ strict: false });
  useDetail(id);
  const hero = offers?.find((offer) => offer.package !== null);
  const cards = offers?.filter((offer) => offer !== hero) ?? [];
  return (
    <div className={css.page}>
      <Heading level={1} className={css.title}>
        {t('offers.title')}
      </Heading>
      {hero && <PromotionsHero offer={hero} isPlayer={isPlayer} />}
      <div className={css.bar}>
        <OfferKinds kinds={kindsOf(cards)} chosen={kind} onChoose={setKind} />
        {isPlayer && (
          <div className={css.code}>
            <PromoCodeForm />
          </div>
        )}
      </div>
      {offers?.some(({ is_quiet: isQuiet }) => isQuiet) && (
        <Notice title={t('offers.quiet.title')}>{t('offers.quiet.text')}</Notice>
      )}
      {offers === undefined && error !== null ? (
        <Notice tone="bad" action={<Button onClick={() => void refetch()}>{t('offers.retry')}</Button>}>
          {t('offers.failed')}
        </Notice>
      ) : (
        <OfferGrid offers={cards.filter((offer) => ofKind(offer, kind))} />
      )}
      <p className={css.fair}>{t('offers.fair')}</p>
    </div>
  );
}

/** Opens what the address names; closed, the address is the list's again. */
function useDetail(id: string | undefined) {
  const dialogs = useDialogs();
  const navigate = useNavigate();
  useEffect(() => {
    if (id === undefined) return;
    let isLeft = false;
    void dialogs.open('PromotionsDetailPopup', { id: Number(id) }).then(() => {
      if (!isLeft) void navigate({ to: '/promotions', replace: true, resetScroll: false });
    });
    return () => {
      isLeft = true;
      dialogs.dismissNamed('PromotionsDetailPopup');
    };
  }, [id, dialogs, navigate]);
}
