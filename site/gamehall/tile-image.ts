import type { Game } from '#contract/games.ts';

/** Tiles are baked in two widths; on a phone three stand side by side, on a large screen seven or more. */
export const tileImage = ({ sysname, image }: Pick<Game, 'sysname' | 'image'>) => ({
  src: image,
  srcSet: `/art/tiles-240/${sysname}.webp 240w, ${image} 360w`,
  sizes: '(width < 768px) 118px, 168px',
});
