// What every line pays that can stand on the reels, by the numbers of its symbols. Symbols that no line asks for are one.
import { winsOnLine } from '../line-wins.ts';
import type { LinesFigures, SlotFigures, WildFigures } from '../slot-figures.ts';

export interface LineTerms {
  figures: Pick<SlotFigures, 'paysX100' | 'capX100'>;
  win: LinesFigures;
  wild: WildFigures | undefined;
}

export interface LinePrices {
  numberOf(symbol: string): number;
  symbols: number;
  /** The first symbol counts most. */
  paysX100: Float64Array;
}

const known = new WeakMap<object, Map<string, LinePrices>>();

export function linePrices(terms: LineTerms, length: number): LinePrices {
  const { figures, win, wild } = terms;
  const tables = known.get(figures.paysX100) ?? new Map<string, LinePrices>();
  known.set(figures.paysX100, tables);
  const name = JSON.stringify([length, wild, win.mixed, win.isBothWays]);
  const prices = tables.get(name) ?? reckon(terms, length);
  tables.set(name, prices);
  return prices;
}

/** Stands for all symbols that no line asks for. */
const OTHER = '';

function reckon(terms: LineTerms, length: number): LinePrices {
  const { figures, win, wild } = terms;
  const mixed = (win.mixed ?? []).flatMap(({ symbols }) => symbols);
  const asked = new Set([...Object.keys(figures.paysX100), ...Object.keys(wild?.times ?? {}), ...mixed]);
  const ids = [...asked, OTHER];
  const numbers = new Map(ids.map((id, number) => [id, number]));
  const line = new Array<string>(length).fill(OTHER);
  const paysX100 = new Float64Array(ids.length ** length);
  const priceOf = () => winsOnLine(figures, win, line, wild).reduce((sum, one) => sum + one.paysX100, 0);
  const fill = (place: number, key: number) => {
    for (const [number, id] of ids.entries()) {
      line[place] = id;
      const next = key * ids.length + number;
      const rest = ids.length ** (length - 1 - place);
      if (rest === 1 || isSettled(terms, line.slice(0, place + 1)))
        paysX100.fill(priceOf(), next * rest, (next + 1) * rest);
      else fill(place + 1, next);
    }
    line[place] = OTHER;
  };
  fill(0, 0);
  return { numberOf: (symbol) => numbers.get(symbol) ?? ids.length - 1, symbols: ids.length, paysX100 };
}

/** Whether a line that begins so pays the same whatever follows. */
function isSettled({ win, wild }: LineTerms, line: readonly string[]): boolean {
  if (win.isBothWays) return false;
  const isWild = (symbol: string) => wild !== undefined && symbol in wild.times;
  const first = line.find((symbol) => !isWild(symbol));
  const isBroken = line.some((symbol) => !isWild(symbol) && symbol !== first) || first === OTHER;
  return isBroken && !win.mixed?.some(({ symbols }) => line.every((symbol) => symbols.includes(symbol)));
}
