import { Link } from '@tanstack/react-router';
import type { WholeOffer } from '#contract/campaigns.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Heading } from '#ui/heading.tsx';
import { Kicker } from '#ui/kicker.tsx';
import { MeshBackdrop } from '#ui/mesh-backdrop.tsx';
import { toneLights } from '../campaigns/offer-banner.tsx';
import { useText } from '../i18n/use-text.tsx';
import { usePlayer } from '../player/use-player.ts';
import { OfferAction } from './offer-action.tsx';
import css from './offer-hero.module.css';

/** With it or without it: both ways stand side by side. */
export function OfferHero({ offer }: { offer: WholeOffer }) {
  const t = useText();
  const isPlayer = usePlayer() !== null;
  const { description, package: whole, trigger } = offer;
  const kicker =
    whole === null ? description.kicker : `${description.kicker} · ${whole.step}/${whole.steps.length}`;
  return (
    <section className={css.hero} data-art="">
      <MeshBackdrop {...toneLights[description.tone]} lamp={{ x: 80, y: 50 }} width={1140} height={238} />
      <img
        className={css.figure}
        src={`/art/obj/${description.image}.webp`}
        width={300}
        height={300}
        alt=""
      />
      <div className={css.body}>
        {kicker && <Kicker icon="gift">{kicker}</Kicker>}
        <Heading level={1} size="banner" className={css.title}>
          {description.title}
        </Heading>
        <p className={css.text}>{description.text}</p>
        <div className={css.actions}>
          {trigger.obstacle === null && <OfferAction offer={offer} isMain />}
          {isPlayer && trigger.action === 'deposit' && (
            <ButtonLink look="glass" size="l" link={<Link to="/cashier/deposit" />}>
              {t('offers.action.without')}
            </ButtonLink>
          )}
        </div>
      </div>
    </section>
  );
}
