// Between the rows of the home page, where the house has something to say there.
import { banners } from '#contract/banners.ts';
import type { Input } from '#contract/define.ts';
import { useRead } from '../asking/reads.ts';
import { needs } from '../routing/page.ts';
import css from './middle-banners.module.css';
import { SideBanner } from './side-banner.tsx';

const middle: Input<typeof banners.get> = { position: 'home-middle', count: 2 };

export const middleReads = [needs(banners.get, middle)];

export function MiddleBanners() {
  const { data } = useRead(banners.get, middle);
  if (data === undefined || data.count === 0) return null;
  return (
    <div className={css.banners} data-position="home-middle">
      {data.items.map(({ id, description }) => (
        <SideBanner key={id} banner={description} />
      ))}
    </div>
  );
}
