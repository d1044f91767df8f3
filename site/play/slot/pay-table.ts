// What the pay table of a slot shows: no entry above the most that a round pays.
import type { Mixture, SlotFigures } from '#games/kinds/slot/slot-figures.ts';

/** What is paid for a symbol, for a mixture of several, and for scatters, cut at the cap of a round. */
export function payTableOf({ scatter, win, paysX100, capX100 }: SlotFigures): Mixture[] {
  const mixed = win.by === 'lines' ? (win.mixed ?? []) : [];
  const alone = Object.entries(paysX100).map(([symbol, pays]) => ({ symbols: [symbol], paysX100: pays }));
  const scattered = scatter?.paysX100.some((pays) => pays > 0)
    ? [{ symbols: [scatter.symbol], paysX100: scatter.paysX100 }]
    : [];
  return [...alone, ...mixed, ...scattered].map(({ symbols, paysX100: pays }) => ({
    symbols,
    paysX100: pays.map((pay) => Math.min(pay, capX100)),
  }));
}
