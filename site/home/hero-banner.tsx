import type { Banner } from '#contract/banners.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Heading } from '#ui/heading.tsx';
import { Kicker } from '#ui/kicker.tsx';
import { useText } from '../i18n/use-text.tsx';
import { usePlayer } from '../player/use-player.ts';
import { useWayIn } from '../player/use-way-in.ts';
import { OwnLink } from '../routing/own-link.tsx';
import css from './hero-banner.module.css';
import { SceneArt } from './scene-art.tsx';

interface HeroBannerProps {
  banner: Banner['description'];
  isFirst: boolean;
}

/** The first one leads a guest to sign up before anything else. */
export function HeroBanner({
  banner: { kicker, title, text, actions, scene, image },
  isFirst,
}: HeroBannerProps) {
  const leadsIn = usePlayer() === null && isFirst;
  return (
    <article className={css.banner} data-art="">
      <SceneArt name={scene} image={image} isFirst={isFirst} />
      <div className={css.body}>
        {kicker && <Kicker>{kicker}</Kicker>}
        <Heading level={2} size="banner" className={css.title}>
          {title}
        </Heading>
        {text && <p className={css.text}>{text}</p>}
        <div className={css.actions}>
          {leadsIn && <SignUp />}
          {actions.slice(0, leadsIn ? 1 : undefined).map(({ label, link }, place) => (
            <span key={link} className={css.action}>
              <ButtonLink
                look={place === 0 && !leadsIn ? 'brand' : 'glass'}
                size="l"
                link={<OwnLink address={link} />}
              >
                {label}
              </ButtonLink>
            </span>
          ))}
        </div>
      </div>
    </article>
  );
}

function SignUp() {
  const t = useText();
  return (
    <span className={css.action}>
      <Button look="brand" size="l" {...useWayIn('registration')}>
        {t('shell.guest.signUp')}
      </Button>
    </span>
  );
}
