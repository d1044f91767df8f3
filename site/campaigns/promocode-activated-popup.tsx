import { Link } from '@tanstack/react-router';
import type { Offer } from '#contract/campaigns.ts';
import { ButtonLink } from '#ui/button.tsx';
import { PopupFrame } from '#ui/popup-frame.tsx';
import type { DialogProps } from '../dialogs/dialog-props.ts';
import { Moment } from '../i18n/moment.tsx';
import { useText } from '../i18n/use-text.tsx';
import { OfferBanner } from './offer-banner.tsx';
import css from './promocode-activated-popup.module.css';
import { promotionWords } from './promotion-words.ts';

interface PromocodeActivatedProps extends DialogProps {
  offer: Offer;
}

/** What a code has brought, or what it is kept for. */
export default function PromocodeActivatedPopup({ frame, offer }: PromocodeActivatedProps) {
  const t = useText();
  const { description, promotions = [], reserved_until: until } = offer;
  const game = promotions.find((one) => one.kind === 'freespins')?.game;
  return (
    <PopupFrame
      {...frame}
      title={t(until === null ? 'promo.activated.title' : 'promo.activated.kept')}
      footer={
        until !== null ? (
          <ButtonLink
            look="brand"
            size="l"
            isWide
            link={<Link to="/cashier/deposit" search={{ offer: String(offer.id) }} />}
          >
            {t('promo.activated.deposit')}
          </ButtonLink>
        ) : (
          game && (
            <ButtonLink
              look="brand"
              size="l"
              isWide
              link={<Link to="/game/$sysname" params={{ sysname: game.sysname }} hash="real" />}
            >
              {t('promo.activated.play', { game: game.name })}
            </ButtonLink>
          )
        )
      }
    >
      <div className={css.body}>
        {description && <OfferBanner description={description} level={3} />}
        <ul className={css.list}>
          {promotions.map((promotion) => (
            <li key={promotion.kind}>{promotionWords(promotion, t)}</li>
          ))}
        </ul>
        {until !== null && (
          <p className={css.note}>
            {t('promo.activated.until')} <Moment at={until} />
          </p>
        )}
      </div>
    </PopupFrame>
  );
}
