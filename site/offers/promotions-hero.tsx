import { Link } from '@tanstack/react-router';
import type { WholeOffer } from '#contract/campaigns.ts';
import { cents } from '#rules/money.ts';
import { offeredMoney } from '#rules/offers/offer-words.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { Heading } from '#ui/heading.tsx';
import { Kicker } from '#ui/kicker.tsx';
import { MeshBackdrop } from '#ui/mesh-backdrop.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { toneLights } from '../campaigns/offer-banner.tsx';
import { useText } from '../i18n/use-text.tsx';
import { useWayIn } from '../player/use-way-in.ts';
import css from './promotions-hero.module.css';

interface HeroProps {
  offer: WholeOffer;
  isPlayer: boolean;
}

/** The package that is the visitor's next: all its steps, and the way to the one they stand at. */
export function PromotionsHero({ offer, isPlayer }: HeroProps) {
  const t = useText();
  const { description, package: whole, promotions } = offer;
  const bonus = promotions.find((one) => one.kind === 'bonus');
  if (whole === null || bonus === undefined) return null;
  const { currency } = bonus.most;
  const most = offeredMoney({
    amount: cents(whole.steps.reduce((sum, step) => sum + (step.most?.amount ?? 0), 0)),
    currency,
  });
  const claim = t('offers.hero.claim', { percent: bonus.percent });
  return (
    <section className={css.hero} data-art="">
      <MeshBackdrop {...toneLights[description.tone]} lamp={{ x: 60, y: 42 }} width={1140} height={312} />
      <img className={classes(css.prop, css.gift)} src="/art/obj/gift.webp" width={132} height={132} alt="" />
      <img className={css.figure} src="/art/obj/char_fox-520.webp" width={366} height={366} alt="" />
      <div className={css.body}>
        <Kicker icon="gift">{description.kicker}</Kicker>
        <Heading level={2} size="banner" className={css.title}>
          {t('offers.hero.title', { count: whole.steps.length, most })}
        </Heading>
        <p className={css.text}>{t('offers.hero.text')}</p>
        <div className={css.actions}>
          {isPlayer ? (
            <ButtonLink
              look="brand"
              size="l"
              link={<Link to="/cashier/deposit" search={{ offer: String(offer.id) }} />}
            >
              {claim}
            </ButtonLink>
          ) : (
            <SignUp label={claim} />
          )}
          <ButtonLink
            look="glass"
            size="l"
            link={<Link to="/offers/$id" params={{ id: String(offer.id) }} />}
          >
            {t('offers.hero.worth')}
          </ButtonLink>
        </div>
      </div>
      <ol className={css.steps} aria-label={t('offers.hero.steps')}>
        {whole.steps.map((step) => (
          <li key={step.offer_id} className={classes(css.step, css[step.state])}>
            <b>{step.percent}%</b>
            {step.most && t('offers.hero.to', { most: offeredMoney(step.most) })}
            <VisuallyHidden>{t(`offers.hero.state.${step.state}`)}</VisuallyHidden>
          </li>
        ))}
      </ol>
    </section>
  );
}

function SignUp({ label }: { label: string }) {
  return (
    <Button look="brand" size="l" {...useWayIn('registration')}>
      {label}
    </Button>
  );
}
