import { Link } from '@tanstack/react-router';
import { Button, ButtonLink } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { Heading } from '#ui/heading.tsx';
import { Kicker } from '#ui/kicker.tsx';
import { MeshBackdrop } from '#ui/mesh-backdrop.tsx';
import { useText } from '../i18n/use-text.tsx';
import { useWayIn } from '../player/use-way-in.ts';
import css from './level-hero.module.css';

const inks = ['#c2410c', '#7a1430', '#2a0620'] as const;

/** Whoever has no account sees what it would bring, in words that hold for everybody. */
export function GuestHero({ image }: { image: string }) {
  const t = useText();
  const wayIn = useWayIn('registration');
  return (
    <section className={css.hero} data-art="" data-loyalty-hero="">
      <MeshBackdrop inks={inks} lamp={{ x: 80, y: 46 }} width={1140} height={322} />
      <span className={css.shade} />
      <img
        className={classes(css.figure, css.ofGuests)}
        src={`/art/obj/${image}.webp`}
        width={372}
        height={372}
        alt=""
      />
      <div className={css.words}>
        <Kicker icon="medal">{t('loyalty.hero.guestKicker')}</Kicker>
        <Heading level={1} size="banner">
          {t('loyalty.hero.guestTitle')}
        </Heading>
        <p className={css.text}>{t('loyalty.hero.guestText')}</p>
        <div className={css.ways}>
          <Button look="brand" {...wayIn}>
            {t('loyalty.hero.join')}
          </Button>
          <ButtonLink look="glass" link={<Link to="/loyalty/shop" />}>
            {t('loyalty.hero.toShop')}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
