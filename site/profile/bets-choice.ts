// What of the rounds is asked for, as the address says it: /profile/bets/history?game=dice&page=2.

export const ROWS = 20;

export interface BetsChoice {
  game: string | undefined;
  page: number;
}

type Search = Readonly<Record<string, string | undefined>>;

/** What the address says and makes no sense is as if it were not said. */
export const readBets = ({ game, page }: Search): BetsChoice => ({
  game: /^[a-z0-9-]{1,60}$/.test(game ?? '') ? game : undefined,
  page: /^[1-9]\d{0,5}$/.test(page ?? '') ? Number(page) : 1,
});

/** Back into an address: the first page, and all games, go without saying. */
export const betsSearch = ({ game, page }: BetsChoice): Record<string, string> => ({
  ...(game !== undefined && { game }),
  ...(page > 1 && { page: String(page) }),
});

export const betsInput = ({ game, page }: BetsChoice) => ({
  ...(game !== undefined && { game }),
  offset: (page - 1) * ROWS,
  count: ROWS,
});
