import type { Banner } from '#contract/banners.ts';
import { OwnLink } from '../own-link.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { Heading } from '../ui/heading.tsx';
import { Kicker } from '../ui/kicker.tsx';
import css from './hero-banner.module.css';
import { SceneArt } from './scene-art.tsx';

interface HeroBannerProps {
  banner: Banner['description'];
  isFirst: boolean;
}

export const HeroBanner = ({ banner: { kicker, title, text, actions, scene }, isFirst }: HeroBannerProps) => (
  <article className={css.banner} data-art="">
    <SceneArt name={scene} isFirst={isFirst} />
    <div className={css.body}>
      {kicker && <Kicker>{kicker}</Kicker>}
      <Heading level={2} size="banner" className={css.title}>
        {title}
      </Heading>
      {text && <p className={css.text}>{text}</p>}
      <div className={css.actions}>
        {actions.map(({ label, link }, place) => (
          <span key={link} className={css.action}>
            <ButtonLink look={place === 0 ? 'brand' : 'glass'} size="l" link={<OwnLink address={link} />}>
              {label}
            </ButtonLink>
          </span>
        ))}
      </div>
    </div>
  </article>
);
