// Which outline stands for which page while it is on its way: the parts it has, from top to bottom.

export const parts = {
  hero: { count: 1, shape: 'block' },
  heading: { count: 1, shape: 'title' },
  places: { count: 4, shape: 'block' },
  chips: { count: 6, shape: 'block' },
  tiles: { count: 12, shape: 'tile' },
  methods: { count: 6, shape: 'block' },
  pockets: { count: 4, shape: 'block' },
  fields: { count: 3, shape: 'block' },
  rows: { count: 6, shape: 'block' },
  lines: { count: 8, shape: 'line' },
  sign: { count: 1, shape: 'circle' },
} as const;

type Part = keyof typeof parts;

const home: readonly Part[] = ['hero', 'chips', 'heading', 'tiles'];
const hall: readonly Part[] = ['heading', 'chips', 'tiles'];
const cashier: readonly Part[] = ['heading', 'places', 'methods', 'fields'];
const profile: readonly Part[] = ['hero', 'places', 'fields'];
const article: readonly Part[] = ['heading', 'lines', 'lines'];
const sign: readonly Part[] = ['sign', 'heading'];

/** By the page's file; where it is not named, by its folder; any other page is outlined as an article. */
export const outlines: Readonly<Record<string, readonly Part[]>> = {
  home,
  gamehall: hall,
  game: ['hero', 'heading', 'tiles'],
  jackpots: ['hero', 'places', 'heading', 'rows'],
  profile,
  forms: ['heading', 'fields'],
  cashier: sign,
  'cashier/deposit': cashier,
  'cashier/withdraw': cashier,
  'cashier/cashier': cashier,
  'cashier/billing': ['heading', 'places', 'hero'],
  'cashier/history': ['heading', 'places', 'chips', 'rows'],
  'cashier/wallet': ['heading', 'places', 'hero', 'pockets', 'rows'],
  'cashier/receipt': ['heading', 'places', 'rows'],
  confirmation: sign,
  tournaments: ['heading', 'places', 'rows'],
  'tournaments/tournament': ['hero', 'places', 'rows'],
  'tournaments/run-games': ['heading', 'tiles'],
  winners: ['heading', 'rows'],
  system: sign,
};

/** Of './cashier/history.page.tsx' the name is 'cashier/history'. */
export const nameOfPage = (file: string): string => file.replace(/^\.\/|\.page\.tsx$/g, '');

export const skeletonOf = (page: string): readonly Part[] =>
  outlines[page] ?? outlines[page.split('/', 1)[0]!] ?? article;
