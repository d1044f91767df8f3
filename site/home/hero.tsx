import { banners } from '#contract/banners.ts';
import type { Input } from '#contract/define.ts';
import { Carousel } from '#ui/carousel.tsx';
import { useRead } from '../asking/reads.ts';
import { useText } from '../i18n/use-text.tsx';
import { needs } from '../routing/page.ts';
import css from './hero.module.css';
import { HeroBanner } from './hero-banner.tsx';
import { SideBanner } from './side-banner.tsx';

type At = Input<typeof banners.get>;

const top: At = { position: 'home-top' };
const side: At = { position: 'sidebar', count: 2 };

export const heroReads = [needs(banners.get, top), needs(banners.get, side)];

export function Hero() {
  const t = useText();
  const { data: large } = useRead(banners.get, top);
  const { data: small } = useRead(banners.get, side);
  if (large === undefined || large.count === 0) return null;

  return (
    <div className={css.hero} data-position="home-top">
      <Carousel
        label={t('home.banners.label')}
        slides={large.items.map(({ id, description }, place) => ({
          key: String(id),
          content: <HeroBanner banner={description} isFirst={place === 0} />,
        }))}
        slideLabel={(place, count) => t('home.banners.place', { place, count })}
        pauseLabel={t('home.banners.pause')}
        playLabel={t('home.banners.play')}
      />
      <div className={css.side} data-position="sidebar">
        {small?.items.map(({ id, description }) => (
          <SideBanner key={id} banner={description} />
        ))}
      </div>
    </div>
  );
}
