// The game tiles the kit shows, in the two sizes they are kept in.
export const games = [
  'rocket-run',
  'mines',
  'plinko',
  'dice',
  'wheel',
  'keno',
  'hilo',
  'fox-trot',
  'gem-forge',
  'wolfrise',
] as const;

type Game = (typeof games)[number];

export const imageOf = (game: Game) => ({
  src: `/art/tiles-240/${game}.webp`,
  srcSet: `/art/tiles-240/${game}.webp 240w, /art/tiles/${game}.webp 360w`,
  sizes: '160px',
});
