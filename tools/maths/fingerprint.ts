// What makes a slot itself: its engine, what it has, how it is laid out, and its figures. No two slots may be the same
// game in other clothes (fingerprint.test.ts).
import type { ParRow } from '#games/kinds/par-sheet.ts';
import type { SlotFigures } from '#games/kinds/slot/slot-figures.ts';
import { triggerChance } from './parts.ts';

export interface Fingerprint {
  engine: string;
  features: string;
  /** The board, its lines or ways, the number of symbols and what wilds do. */
  structure: string;
  numbers: readonly number[];
}

export function fingerprintOf(figures: SlotFigures, row: ParRow): Fingerprint {
  return {
    engine: engineOf(figures),
    features: featuresOf(figures).join('; '),
    structure: JSON.stringify([
      layoutOf(figures),
      Object.keys(figures.paysX100).length,
      figures.wild ?? null,
    ]),
    numbers: [
      row.hit,
      Math.log(row.deviation),
      Math.log(row.topX100),
      Math.log(steepnessOf(figures)),
      Math.log(triggerChance(figures) || 1),
    ],
  };
}

function engineOf({ tumble, hold, wheel, pick, free, respin, win, heights }: SlotFigures): string {
  if (tumble !== undefined) return win.by === 'clusters' ? 'cluster' : 'tumble';
  if (hold !== undefined) return 'hold';
  if (wheel !== undefined) return 'wheel';
  if (pick !== undefined) return 'pick';
  if (free?.specials !== undefined) return 'book';
  if (free?.sticky !== undefined || respin !== undefined) return 'sticky';
  if (heights.length === 3) return 'classic';
  if (win.by === 'lines') return 'lines';
  return heights.some((height) => typeof height !== 'number') ? 'variable ways' : 'ways';
}

function featuresOf(figures: SlotFigures): string[] {
  const { win, wild, scatter, free, hold, tumble, respin } = figures;
  const has: Record<string, unknown> = {
    'both ways': win.by === 'lines' && win.isBothWays,
    mixtures: win.by === 'lines' && win.mixed,
    wild,
    'wild covers': wild?.isExpanding,
    'wild multiplies': Object.values(wild?.times ?? {}).some((times) => times > 1),
    'wild reels': figures.wildReels,
    mystery: figures.mystery,
    factors: figures.factors,
    'free spins': free,
    'more spins': free && scatter?.spinsAgain.some((spins) => spins > 0),
    'free times': free && free.times > 1,
    'free wilds': free?.wild,
    'free wild reels': free?.wildReels,
    'drawn times': free?.draws,
    rise: free?.rise,
    walks: free?.sticky?.walks ?? respin?.walks,
    'spins again': respin,
    'coins paid again': hold?.factors,
    charges: tumble?.charge,
    'charges stay': tumble?.charge?.isBanked,
    glow: tumble?.glow,
    ladder: tumble?.ladder,
    'wilds left behind': tumble?.leaves,
  };
  return Object.keys(has).filter((name) => has[name]);
}

const layoutOf = ({ heights, win }: SlotFigures): unknown => [
  heights,
  win.by === 'lines' ? win.lines.length : win.by,
];

/** How many times more the richest symbol pays than the poorest, for as many as can be. */
function steepnessOf({ paysX100 }: SlotFigures): number {
  const most = Object.values(paysX100).map((pays) => Math.max(...pays));
  return Math.max(...most) / Math.min(...most);
}
