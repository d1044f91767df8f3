// Boards some of whose reels are wild all over: how they come about, and what they pay. A set of reels is a number, each
// reel a bit of it.
import type { SlotFigures, StickyFigures, WildFigures } from '../slot-figures.ts';
import { moved } from '../sticky.ts';
import { type Stop, stopsOf } from './boards.ts';
import type { PayLaw } from './pay-law.ts';
import { boardLaw } from './spin-law.ts';

export interface Covering {
  figures: SlotFigures;
  sticky: StickyFigures;
  wild: WildFigures | undefined;
  stops: readonly (readonly Stop[])[];
}

/** The reels of a set that are spun while others are wild; they show no scatters. */
export function coveringOf(
  figures: SlotFigures,
  sticky: StickyFigures,
  { strips, wild }: { strips: string; wild: WildFigures | undefined },
): Covering {
  const symbol = figures.scatter?.symbol;
  const stops = stopsOf(figures, strips, (symbols) => symbols.filter((one) => one === symbol).length);
  if (stops.flat().some(({ counted }) => counted > 0)) throw new RangeError('wild reels show no scatters');
  return { figures, sticky, wild, stops };
}

const hasWild =
  ({ symbol }: StickyFigures) =>
  (stop: Stop) =>
    stop.symbols.includes(symbol);

/** Which reels are wild when the reels have stopped, and how likely. */
export function landings({ sticky, stops }: Covering, before: number): Map<number, number> {
  let reached = new Map([[before, 1]]);
  for (const reel of sticky.reels.filter((one) => (before & (1 << one)) === 0)) {
    const lands = stops[reel]!.filter(hasWild(sticky)).length / stops[reel]!.length;
    const next = new Map<number, number>();
    for (const [wilds, likelihood] of reached) {
      next.set(wilds, likelihood * (1 - lands));
      if (lands > 0) next.set(wilds | (1 << reel), likelihood * lands);
    }
    reached = next;
  }
  return reached;
}

/** What a spin pays when these reels are wild, and the others that could be are not. */
export function coveredLaw({ figures, sticky, wild, stops }: Covering, wilds: number): PayLaw {
  const reels = stops.map((all, reel): readonly Stop[] => {
    if (wilds & (1 << reel)) {
      const symbols = all[0]!.symbols.map(() => sticky.symbol);
      return [{ symbols, counted: 0, weight: 1 }];
    }
    return sticky.reels.includes(reel) ? all.filter((stop) => !hasWild(sticky)(stop)) : all;
  });
  return boardLaw(figures, { wild }, reels)[0]!;
}

/** Where they are on the next spin. */
export function walked(wilds: number, sticky: StickyFigures): number {
  const reels = Array.from({ length: 31 }, (_, reel) => reel).filter((reel) => wilds & (1 << reel));
  return moved(reels, sticky).reduce((mask, reel) => mask | (1 << reel), 0);
}
