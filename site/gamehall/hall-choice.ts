// What the hall shows is said in its address, so that a choice can be sent to a friend (decision D34):
// ?category=a,b &providers=x,y &type=slot &query=words &sort=new.
import type { Input } from '#contract/define.ts';
import { gameSorts, type games, gameTypes } from '#contract/games.ts';
import type { PageAddress } from '../routing/page.ts';

export const HALL_PAGE_SIZE = 18;

type Search = PageAddress['search'];
type GamesOf = Input<typeof games.get>;
type GameType = (typeof gameTypes)[number];
type GameSort = (typeof gameSorts)[number];

export interface HallChoice {
  categories: readonly string[];
  providers: readonly string[];
  type: GameType | null;
  query: string;
  /** Null: the house's own order. */
  sort: GameSort | null;
}

export function readChoice({ category, providers, type, query = '', sort }: Search): HallChoice {
  return {
    categories: listOf(category),
    providers: listOf(providers),
    type: gameTypes.find((known) => known === type) ?? null,
    query: query.trim().slice(0, 100),
    sort: gameSorts.find((known) => known === sort) ?? null,
  };
}

/** The question for one page of the list; what was not chosen is not asked about. */
export function gamesOf({ categories, providers, type, query, sort }: HallChoice, offset = 0): GamesOf {
  return {
    count: HALL_PAGE_SIZE,
    ...(offset > 0 && { offset }),
    ...(categories.length > 0 && { tags: [...categories] }),
    ...(providers.length > 0 && { providers: [...providers] }),
    ...(type && { types: [type] }),
    ...(query && { query }),
    ...(sort && { sort }),
  };
}

/** "a,b" with c is "a,b,c"; with b it is "a"; with a alone nothing is left, and the parameter goes. */
export function toggled(chosen: readonly string[], name: string): string | undefined {
  const left = chosen.includes(name) ? chosen.filter((other) => other !== name) : [...chosen, name];
  return left.length === 0 ? undefined : left.join(',');
}

/** Of a player's own: not a tag of games, but a list the player keeps. */
export const FAVOURITES = 'favorites';

export const isFavourites = ({ categories }: HallChoice): boolean => categories.includes(FAVOURITES);

const listOf = (text = ''): string[] => text.split(',').filter(Boolean);
