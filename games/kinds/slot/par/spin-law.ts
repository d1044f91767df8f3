// What the reels of a set win, for each number of scatters.
import type { SlotFigures, WildFigures } from '../slot-figures.ts';
import { lineLaw, stopsOf } from './line-law.ts';
import type { SpinLaw } from './pay-law.ts';
import { wayLaw } from './way-law.ts';

export function spinLaw(figures: SlotFigures, set: string, wild: WildFigures | undefined): SpinLaw {
  const { win, scatter } = figures;
  if (win.by === 'ways') {
    const tables = [scatter?.paysX100 ?? [], scatter?.spins ?? [], scatter?.spinsAgain ?? []];
    const mostScatters = Math.max(1, ...tables.map((table) => table.length)) - 1;
    return wayLaw({ figures, set, wild, mostScatters });
  }
  const stops = stopsOf(figures, set, (symbols) => symbols.filter((one) => one === scatter?.symbol).length);
  return lineLaw({ figures, win, wild }, stops);
}
