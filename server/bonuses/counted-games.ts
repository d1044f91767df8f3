// Games as bonuses see them: their kind, and what they keep when they are played best.
import { definitions } from '#games/definitions/all.ts';
import type { Stakes } from '#games/definitions/game-definition.ts';
import { nameNow } from '#games/renamed.ts';
import type { BonusTerms } from '#rules/bonuses/bonus-terms.ts';
import { type CountedGame, percentCounted } from '#rules/bonuses/contribution.ts';
import { cents } from '#rules/money.ts';
import { figuresOf, sheetOf } from '../games/sheets.ts';

/** Of a studio's game nobody here knows what it keeps. */
const OUTSIDE = 'outside';

const leastOf = (stakes: Stakes): number => ('ladder' in stakes ? Math.min(...stakes.ladder) : stakes.min);

/** Of all our games. */
export const smallestStake = cents(Math.min(...definitions.map(({ stakes }) => leastOf(stakes))));

const known = new Map<string, CountedGame>();

export function countedGame(name: string): CountedGame {
  const found = known.get(name);
  if (found !== undefined) return found;
  const sysname = nameNow(name);
  const sheet = sheetOf(sysname);
  const figures = figuresOf(sysname);
  const game =
    sheet === null || figures === null
      ? { sysname, kind: OUTSIDE, edge: null }
      : { sysname, kind: sheet.kind, edge: 1 - Math.max(...figures.return) };
  // Names come from facts: those of games that exist, and of studios' games.
  if (sheet !== null) known.set(name, game);
  return game;
}

export interface KindShare {
  kind: string;
  /** In percent, from the least to the most of its games. */
  least: number;
  most: number;
  /** What those that count most keep on average, as a share. */
  edge: number;
}

/** How kinds of games count, those that count most first. */
export function sharesOf(terms: Pick<BonusTerms, 'contribution' | 'excluded'>): KindShare[] {
  const byKind = Map.groupBy(
    definitions.filter(({ sysname }) => sheetOf(sysname) !== null),
    ({ kind }) => kind,
  );
  return [...byKind]
    .map(([kind, games]) => {
      const counted = games.map(({ sysname }) => countedGame(sysname));
      const percents = counted.map((game) => percentCounted(game, terms));
      const most = Math.max(...percents);
      const edges = counted.filter((_, at) => percents[at] === most).map(({ edge }) => edge ?? 0);
      const edge = edges.reduce((sum, one) => sum + one, 0) / edges.length;
      return { kind, least: Math.min(...percents), most, edge };
    })
    .toSorted((a, b) => b.most - a.most || b.least - a.least);
}
