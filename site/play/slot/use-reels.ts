import { type RefObject, useEffect, useRef, useState } from 'react';
import { countedSymbol, type SlotFigures } from '#games/kinds/slot/slot-figures.ts';
import type { Reels } from './reels.ts';
import type { SlotLook } from './slot-look.ts';
import { pictureAt } from './slot-looks.ts';
import type { RibbonWord, SymbolPicture } from './textures.ts';

interface Wish {
  figures: SlotFigures;
  look: SlotLook;
}

interface Opened {
  host: RefObject<HTMLDivElement | null>;
  /** Null until they are there; lost where a browser cannot draw them. */
  reels: Reels | 'lost' | null;
}

/** Opens the reels in their host. PixiJS is fetched only now. */
export function useReels({ figures, look }: Wish): Opened {
  const host = useRef<HTMLDivElement>(null);
  const [reels, setReels] = useState<Opened['reels']>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a game keeps its figures and its look
  useEffect(() => {
    let isLeft = false;
    let opened: Reels | undefined;
    const take = (made: Reels) => {
      opened = made;
      if (isLeft) made.close();
      else setReels(made);
    };
    open(host.current!, { figures, look }).then(take, () => setReels('lost'));
    return () => {
      isLeft = true;
      setReels(null);
      opened?.close();
    };
  }, []);
  return { host, reels };
}

async function open(host: HTMLElement, { figures, look }: Wish): Promise<Reels> {
  const { Reels } = await import('./reels.ts');
  // Ribbons are lettered with it.
  await document.fonts.load('900 34px Unbounded');
  return Reels.open({
    ...{ host, strips: stripsOf(figures), isLight: look.isLight === true },
    pictures: picturesOf(figures, look),
  });
}

const picturesOf = (figures: SlotFigures, { pictures }: SlotLook): Map<string, SymbolPicture> =>
  new Map(
    Object.entries(pictures).map(([symbol, name]) => [
      symbol,
      { address: pictureAt(name), ribbon: lettered.test(name) ? undefined : ribbonOf(figures, symbol) },
    ]),
  );

/** Pictures that say themselves what they are. */
const lettered = /^(wild|scatter|carat-\d|wheel)$/;

/** What is both, as a book is, is seen most often as a wild. */
function ribbonOf({ wild, scatter, wheel, pick }: SlotFigures, symbol: string): RibbonWord | undefined {
  if (scatter?.symbol === symbol && !(symbol in (wild?.times ?? {}))) return 'SCATTER';
  if (wheel?.symbol === symbol || pick?.symbol === symbol) return 'BONUS';
  return wild !== undefined && symbol in wild.times ? 'WILD' : undefined;
}

/** The reels of an ordinary spin: what runs by is what is on them. A board that is dealt has every symbol that pays. */
function stripsOf({ strips, modes, heights, paysX100 }: SlotFigures): readonly (readonly string[])[] {
  const set = strips[Object.values(modes)[0]!.strips];
  if (set !== undefined) return set.map((strip) => strip.split(' '));
  const all = Object.keys(paysX100);
  return heights.map((_, reel) => all.map((_symbol, place) => all[(place * 3 + reel * 2) % all.length]!));
}

const MIDDLING = 4;

/** What stands there before the first spin: many different symbols, none that would promise a feature, and no win. */
export function restingGrid(figures: SlotFigures): string[][] {
  const promises = countedSymbol(figures);
  const grid: string[][] = [];
  for (const [reel, strip] of stripsOf(figures).entries()) {
    const height = figures.heights[reel]!;
    const rows = typeof height === 'number' ? height : MIDDLING;
    const windows = strip.map((_, stop) =>
      Array.from({ length: rows }, (_row, row) => strip[(reel * 3 + stop + row) % strip.length]!),
    );
    const worth = (window: readonly string[]) =>
      new Set(window).size -
      window.filter((symbol) => symbol === promises || grid[reel - 1]?.includes(symbol)).length;
    grid.push(windows.toSorted((a, b) => worth(b) - worth(a))[0]!);
  }
  return grid;
}
