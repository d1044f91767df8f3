// Every place where the reels of a set may stop, and what shows there once reels have turned wild, closed symbols have
// opened and wilds have covered their reels. What turns by chance makes several sets of boards, each with its share.
import { reelsOf, windowOf } from '../board.ts';
import type { Height, SlotFigures, WildFigures, WildReels } from '../slot-figures.ts';
import { expanded, opened, wildAll } from '../turns.ts';

/** A place where a reel may stop: what shows of it, and how much of what is counted. */
export interface Stop {
  symbols: readonly string[];
  counted: number;
  weight: number;
}

/** How much of what is counted stands on a reel. */
type Count = (symbols: readonly string[], reel: number) => number;

/** What has stopped, and nothing else. */
export function stopsOf(figures: SlotFigures, set: string, count: Count): Stop[][] {
  return reelsOf(figures, set).map((reel, place) =>
    heightsOf(figures.heights[place]!).flatMap(({ cells, weight }) =>
      reel.map((_, stop) => {
        const symbols = windowOf(reel, stop, cells);
        return { symbols, counted: count(symbols, place), weight };
      }),
    ),
  );
}

export interface Boards {
  share: number;
  reels: Stop[][];
}

export interface BoardTerms {
  wild: WildFigures | undefined;
  wildReels?: readonly WildReels[] | undefined;
}

export function boardsOf(figures: SlotFigures, set: string, terms: BoardTerms, count: Count): Boards[] {
  const { wild, wildReels = [{ reels: [], weight: 1 }] } = terms;
  const { mystery } = figures;
  const stops = stopsOf(figures, set, count);
  const opens = mystery?.opens ?? [{ symbol: '', weight: 1 }];
  const total = sumOf(wildReels) * sumOf(opens);
  return wildReels.flatMap(({ reels, weight }) =>
    opens.map((open) => ({
      share: (weight * open.weight) / total,
      reels: stops.map((all, reel) =>
        merged(
          all.map((stop) => {
            if (reels.includes(reel)) return { ...stop, symbols: wildAll(stop.symbols, wild!) };
            const symbols = mystery === undefined ? stop.symbols : opened(stop.symbols, mystery, open.symbol);
            return { ...stop, symbols: wild?.isExpanding ? expanded(symbols, wild) : symbols };
          }),
        ),
      ),
    })),
  );
}

const sumOf = (list: readonly { weight: number }[]): number =>
  list.reduce((sum, { weight }) => sum + weight, 0);

/** Stops that show the same are one. */
function merged(stops: readonly Stop[]): Stop[] {
  const alike = Map.groupBy(stops, ({ symbols, counted }) => `${counted}:${symbols.join()}`);
  return [...alike.values()].map((all) => ({ ...all[0]!, weight: sumOf(all) }));
}

function heightsOf(height: number | readonly Height[]): readonly Height[] {
  return typeof height === 'number' ? [{ cells: height, weight: 1 }] : height;
}
