import type { WholeOffer } from '#contract/campaigns.ts';
import { Heading } from '#ui/heading.tsx';
import { Kicker } from '#ui/kicker.tsx';
import { type Mesh, MeshBackdrop } from '#ui/mesh-backdrop.tsx';
import css from './offer-banner.module.css';

type Description = WholeOffer['description'];

export const toneLights: Readonly<Record<Description['tone'], Pick<Mesh, 'inks' | 'glow' | 'arc'>>> = {
  ember: { inks: ['#c2410c', '#7a1430', '#2a0620'], glow: '#ffb627' },
  rose: { inks: ['#c2185b', '#6b0f4a', '#2a0524'], glow: '#ff8ab8', arc: '#ffd0e4' },
  emerald: { inks: ['#0f8a66', '#075040', '#032a22'], glow: '#2ee59d', arc: '#c9ffe6' },
  azure: { inks: ['#2b6bff', '#1b2f9b', '#0c1247'], glow: '#5cc8ff', arc: '#bfe6ff' },
  violet: { inks: ['#8a2be2', '#4a0f9b', '#1c0540'], glow: '#ff6ad5', arc: '#ffd0f4' },
  lagoon: { inks: ['#1f6b8f', '#0f3a5e', '#06182a'], glow: '#8fe8ff', arc: '#d8f6ff' },
};

interface OfferBannerProps {
  description: Description;
  /** Of its name in the page's outline; without one the name stands beside it already. */
  level?: 2 | 3;
}

/** The picture of an offer with its name on it. */
export const OfferBanner = ({ description: { kicker, title, image, tone }, level }: OfferBannerProps) => (
  <div className={css.banner} data-art="">
    <MeshBackdrop {...toneLights[tone]} lamp={{ x: 80, y: 52 }} width={372} height={150} />
    <img
      className={css.image}
      src={`/art/obj/${image}.webp`}
      width={152}
      height={152}
      alt=""
      loading="lazy"
    />
    <div className={css.words}>
      {kicker && <Kicker>{kicker}</Kicker>}
      {level && (
        <Heading level={level} className={css.title}>
          {title}
        </Heading>
      )}
    </div>
  </div>
);
