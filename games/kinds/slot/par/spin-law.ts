// What the reels of a set win, for each number of scatters (or of what else is counted).
import { countedSymbol, type SlotFigures } from '../slot-figures.ts';
import { type BoardTerms, boardsOf, type Stop } from './boards.ts';
import { lineLaw } from './line-law.ts';
import { addLaw, emptyLaw, type PayLaw, type SpinLaw } from './pay-law.ts';
import { wayLaw } from './way-law.ts';

export function spinLaw(figures: SlotFigures, set: string, terms: BoardTerms): SpinLaw {
  const sum: PayLaw[] = [];
  for (const { share, reels } of boardsOf(figures, set, terms, countOf(figures)))
    for (const [counted, law] of boardLaw(figures, terms, reels).entries()) {
      sum[counted] ??= emptyLaw(figures.capX100);
      addLaw(sum[counted], law, share);
    }
  return sum;
}

/** What these reels win just as they stop. */
export function boardLaw(
  figures: SlotFigures,
  { wild }: Pick<BoardTerms, 'wild'>,
  reels: readonly (readonly Stop[])[],
): SpinLaw {
  const { win } = figures;
  if (win.by === 'ways') return wayLaw({ figures, wild, mostCounted: mostCounted(figures) }, reels);
  if (win.by !== 'lines') throw new RangeError(`${win.by} are not counted, but played from a table`);
  return lineLaw({ figures, win, wild }, reels);
}

/** The number of what starts a feature; of wild reels that stay, which they are, each a bit. */
export function countOf(figures: SlotFigures): (symbols: readonly string[], reel: number) => number {
  const { respin } = figures;
  if (respin !== undefined)
    return (symbols, reel) =>
      respin.reels.includes(reel) && symbols.includes(respin.symbol) ? 1 << reel : 0;
  const symbol = countedSymbol(figures);
  return (symbols) => symbols.filter((one) => one === symbol).length;
}

/** More than this changes nothing any more. */
function mostCounted({ scatter, hold, wheel, pick, respin, heights }: SlotFigures): number {
  if (respin !== undefined) return respin.reels.reduce((mask, reel) => mask | (1 << reel), 0);
  if (hold !== undefined) return heights.reduce<number>((sum, height) => sum + (height as number), 0);
  const tables = [scatter?.paysX100, scatter?.spins, scatter?.spinsAgain, wheel?.turns, pick?.times];
  return Math.max(1, ...tables.map((table) => table?.length ?? 0)) - 1;
}
