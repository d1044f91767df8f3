import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import { type Bare, renderAs } from './render-as.ts';
import css from './tile.module.css';
import { useHeld } from './use-held.ts';

interface TileProps {
  title: string;
  /** Three wide, four high. The title is lettered on it, so it is also its description. */
  image: { src: string; srcSet?: string; sizes?: string };
  /** Where a press leads. */
  link: Bare;
  tag?: ReactNode;
  /** A round button in the corner; it shows when the tile is pointed at, and stays while it is on. */
  favourite?: ReactNode;
  /** A second way in, shown with the play sign: a demo. */
  demo?: Bare;
  demoLabel?: ReactNode;
  /** A fact at the foot of the tile that is pointed at, or held by a finger. */
  fact?: ReactNode;
  /** A line under the tile. */
  caption?: ReactNode;
  /** On the first screen, where waiting for the scroll would be a loss. */
  isEager?: boolean;
}

export function Tile({
  title,
  image,
  link,
  tag,
  favourite,
  demo,
  demoLabel,
  fact,
  caption,
  isEager,
}: TileProps) {
  const { isHeld, held } = useHeld();
  return (
    <div className={css.place}>
      <div className={css.tile} data-art="" data-held={isHeld || undefined} {...held}>
        {renderAs(link, {
          className: css.link,
          children: (
            <img
              className={css.image}
              {...image}
              alt={title}
              width={360}
              height={480}
              loading={isEager ? 'eager' : 'lazy'}
              decoding="async"
            />
          ),
        })}
        <span className={css.veil} aria-hidden="true">
          <span className={css.play}>
            <Icon name="play" size={24} />
          </span>
          {fact && <small className={css.fact}>{fact}</small>}
        </span>
        {demo && renderAs(demo, { className: css.demo, children: demoLabel })}
        {tag && <span className={css.tag}>{tag}</span>}
        {favourite && <span className={css.favourite}>{favourite}</span>}
      </div>
      {caption && <div className={css.caption}>{caption}</div>}
    </div>
  );
}
