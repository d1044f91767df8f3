// What the reels of a set win, for each number of scatters.
import { countedSymbol, type SlotFigures, type WildFigures } from '../slot-figures.ts';
import { lineLaw, stopsOf } from './line-law.ts';
import type { SpinLaw } from './pay-law.ts';
import { wayLaw } from './way-law.ts';

export function spinLaw(figures: SlotFigures, set: string, wild: WildFigures | undefined): SpinLaw {
  const { win } = figures;
  const symbol = countedSymbol(figures);
  if (win.by === 'ways') {
    return wayLaw({ figures, set, wild, mostCounted: mostCounted(figures) });
  }
  if (win.by !== 'lines') throw new RangeError(`${win.by} are not counted, but played from a table`);
  const stops = stopsOf(figures, set, (symbols) => symbols.filter((one) => one === symbol).length);
  return lineLaw({ figures, win, wild }, stops);
}

/** More than this changes nothing any more. */
function mostCounted({ scatter, hold, wheel, pick, heights }: SlotFigures): number {
  if (hold !== undefined) return heights.reduce<number>((sum, height) => sum + (height as number), 0);
  const tables = [scatter?.paysX100, scatter?.spins, scatter?.spinsAgain, wheel?.turns, pick?.times];
  return Math.max(1, ...tables.map((table) => table?.length ?? 0)) - 1;
}
