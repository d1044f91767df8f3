// What a game is known by when it is searched for, beside its name.
import { definitionOf } from '#games/definitions/all.ts';
import { isPlayable } from '#games/playable.ts';
import type { ShelfGame } from '#games/shelf.ts';
import type { Context } from '../calls/context.ts';
import { localised } from '../content/localised.ts';
import { studiosOf } from './offered-games.ts';
import { figuresOf } from './sheets.ts';

interface SearchWords {
  types: Record<ShelfGame['type'], string>;
  kinds: Readonly<Record<string, string>>;
  volatility: Record<'low' | 'medium' | 'high', string>;
  return: string;
}

/** In one language; all of the shelf is asked about at once. */
export function wordsFor({
  config,
  content,
  locale,
}: Pick<Context, 'config' | 'content' | 'locale'>): (game: ShelfGame) => string {
  const studioNames = new Map(studiosOf(config).map(({ sysname, name }) => [sysname, name]));
  const words = localised<SearchWords>(content, locale, 'search-words');
  const categories = localised<{ sysname: string; name: string }[]>(content, locale, 'categories');
  const names = new Map(categories.map(({ sysname, name }) => [sysname, name]));
  return ({ sysname, studio, type, tags }) => {
    const kind = isPlayable(sysname) ? definitionOf(sysname)!.kind : '';
    const figures = figuresOf(sysname);
    const played =
      figures === null
        ? []
        : [
            ...figures.volatility.map((level) => words.volatility[levelOf(level)]),
            ...figures.return.map((share) => `${words.return} ${Math.floor(share * 1000) / 10}`),
          ];
    return [
      ...[studioNames.get(studio) ?? '', type, words.types[type], kind, words.kinds[kind] ?? ''],
      ...tags.flatMap((tag) => [tag, names.get(tag) ?? '']),
      ...new Set(played),
    ].join(' ');
  };
}

/** Of the five levels that sheets tell. */
function levelOf(volatility: number): 'low' | 'medium' | 'high' {
  if (volatility <= 2) return 'low';
  return volatility === 3 ? 'medium' : 'high';
}
