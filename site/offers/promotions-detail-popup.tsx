import { Link } from '@tanstack/react-router';
import { ButtonLink } from '#ui/button.tsx';
import { PopupFrame } from '#ui/popup-frame.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { OfferBanner } from '../campaigns/offer-banner.tsx';
import type { DialogProps } from '../dialogs/dialog-props.ts';
import { useText } from '../i18n/use-text.tsx';
import { ObstacleNotice } from './obstacle-notice.tsx';
import { OfferAction } from './offer-action.tsx';
import { exampleDeposit, OfferTerms } from './offer-terms.tsx';
import css from './promotions-detail-popup.module.css';
import { useOffer } from './use-offers.ts';

/** One promotion in front of the list: what it is, its terms, and what to do about it. */
export default function PromotionsDetailPopup({ frame, id }: DialogProps & { id: number }) {
  const t = useText();
  const { offer, isPlayer } = useOffer(id);
  return (
    <PopupFrame
      {...frame}
      title={offer?.description.title ?? t('offers.title')}
      footer={
        offer && (
          <div className={css.ways}>
            {offer.trigger.obstacle === null && <OfferAction offer={offer} isMain />}
            <ButtonLink size="l" link={<Link to="/offers/$id" params={{ id: String(id) }} />}>
              {t('offers.hero.worth')}
            </ButtonLink>
          </div>
        )
      }
    >
      {offer === undefined ? (
        <Skeleton shape="block" />
      ) : (
        <div className={css.body}>
          <OfferBanner description={offer.description} />
          <p className={css.text}>{offer.description.text}</p>
          <ObstacleNotice offer={offer} isPlayer={isPlayer} />
          <OfferTerms offer={offer} deposit={exampleDeposit(offer)} level={3} />
        </div>
      )}
    </PopupFrame>
  );
}
