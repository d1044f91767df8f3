// The games that what is typed finds: at once among those that were fetched when the search opened, and when the keys
// rest as the server finds them. Without a line the first still answers.
import { useMemo } from 'react';
import type { Input } from '#contract/define.ts';
import { type Game, games } from '#contract/games.ts';
import { PAGE_SIZE_MAX } from '#contract/paging.ts';
import type { Refusal } from '#contract/refusals.ts';
import { indexGames } from '#rules/game-search.ts';
import { useRead } from '../asking/reads.ts';
import { REST_MS, useRested } from '../asking/use-rested.ts';

export interface Found {
  items: readonly Game[];
  count: number;
}

const suggestions: Input<typeof games.get> = { count: 6 };
const known: Input<typeof games.get> = { fields: ['words'], count: PAGE_SIZE_MAX };

export function useFound(typed: string): {
  /** Undefined until there is an answer. */
  found: Found | undefined;
  refusal: Refusal | null;
  retry: () => unknown;
} {
  const rested = useRested(typed, REST_MS);
  const query = typed === '' ? '' : rested;
  const { data, error, isPlaceholderData, refetch } = useRead(
    games.get,
    query === '' ? suggestions : { query, count: PAGE_SIZE_MAX },
  );
  const all = useRead(games.get, known).data?.items;
  const search = useMemo(() => all && searchIn(all), [all]);
  const here = useMemo(() => (typed === '' ? undefined : search?.(typed)), [search, typed]);

  const isAnswered = query === typed && data !== undefined && !isPlaceholderData;
  // That nothing is found is for the server to say: it may know more games than were fetched.
  const found = isAnswered ? data : here?.count ? here : undefined;
  return {
    found,
    refusal: found === undefined && query === typed ? error : null,
    retry: refetch,
  };
}

function searchIn(all: readonly Game[]): (typed: string) => Found {
  const search = indexGames(all.map(({ name, words = '' }) => ({ name, about: words })));
  return (typed) => {
    const items = search(typed).map((place) => all[place]!);
    return { items, count: items.length };
  };
}
