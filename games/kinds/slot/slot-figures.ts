// The figures of a slot: a board, a way of winning, features. A feature that is left out is one the game has not. All
// pays are in hundredths of the base stake (X100), and whole multiples of GRAIN.

/** The smallest stake times the smallest pay is a whole cent. */
export const GRAIN = 5;

export interface SlotFigures {
  /** Cells of each reel, or how likely each number of cells is. */
  heights: readonly (number | readonly Height[])[];
  /** Sets of reels, the symbols of each from the top, with spaces between them. */
  strips: Readonly<Record<string, readonly string[]>>;
  win: WinFigures;
  /** By how many of the symbol win. */
  paysX100: Readonly<Record<string, Pays>>;
  wild?: WildFigures;
  scatter?: ScatterFigures;
  free?: FreeFigures;
  hold?: HoldFigures;
  wheel?: WheelFigures;
  pick?: PickFigures;
  tumble?: TumbleFigures;
  /** A reel of factors beside the others: the wins of a paid spin are paid so many times. */
  factors?: readonly Factor[];
  /** Reels that turn wild on a paid spin: one of these sets is drawn for each. */
  wildReels?: readonly WildReels[];
  mystery?: MysteryFigures;
  respin?: RespinFigures;
  /** More than this no round pays. */
  capX100: number;
  modes: Readonly<Record<string, ModeFigures>>;
}

/** Of none, of one, of two, and so on; more of them are paid as the last. */
export type Pays = readonly number[];

export interface Height {
  cells: number;
  weight: number;
}

export interface Factor {
  times: number;
  weight: number;
}

export type WinFigures = LinesFigures | WaysFigures | HeapFigures;

/** Equal symbols from the left on a line; a line names the row of each reel. */
export interface LinesFigures {
  by: 'lines';
  lines: readonly (readonly number[])[];
  /** They pay from the right too; a whole line pays once. */
  isBothWays?: boolean;
  /** Symbols that also pay in any mixture. */
  mixed?: readonly Mixture[];
}

/** A symbol on every reel from the left, wherever it stands. */
export interface WaysFigures {
  by: 'ways';
}

/** Enough of a symbol, anywhere on the board or touching each other; what won leaves, and other symbols fall. */
export interface HeapFigures {
  by: 'anywhere' | 'clusters';
}

export interface Mixture {
  symbols: readonly string[];
  paysX100: Pays;
}

export interface WildFigures {
  /** Which symbols stand for any that pays, and how many times a line is paid, or as how many ways they count. */
  times: Readonly<Record<string, number>>;
  /** Several in one win: their times are added, unless they are multiplied. */
  areMultiplied?: boolean;
  /** One that shows covers its reel. */
  isExpanding?: boolean;
}

/** Reels that are wild all over. */
export interface WildReels {
  reels: readonly number[];
  weight: number;
}

/** Closed symbols, which all open to the same one. */
export interface MysteryFigures {
  symbol: string;
  opens: readonly Special[];
}

/** A symbol that pays wherever it stands, and awards free spins. */
export interface ScatterFigures {
  symbol: string;
  paysX100: Pays;
  spins: Pays;
  /** What it awards within free spins. */
  spinsAgain: Pays;
}

export interface FreeFigures {
  strips: string;
  /** All that a free spin pays is paid so many times. */
  times: number;
  /** Wilds of free spins, where they are not those of paid ones. */
  wild?: WildFigures;
  /** And so many times more, drawn for each spin. */
  draws?: readonly Factor[];
  /** Reels that turn wild: one of these sets is drawn for each spin. */
  wildReels?: readonly WildReels[];
  /** So many times more after every spin that wins. */
  rise?: number;
  /** One of them is drawn before the first spin: on enough reels, it fills them and pays on every line. */
  specials?: readonly Special[];
  sticky?: StickyFigures;
}

export interface Special {
  symbol: string;
  weight: number;
}

/** A wild on one of these reels covers it, and stays. */
export interface StickyFigures {
  symbol: string;
  reels: readonly number[];
  /** So many reels to the left after every spin. */
  walks?: number;
}

/** Wild reels of a paid spin stay or walk, and the others are spun again while there are any. */
export interface RespinFigures extends StickyFigures {
  strips: string;
  /** So many times at most. */
  most: number;
  /** All is paid so many times more with each. */
  rise?: number;
}

/** Enough coins hold their places, and the other cells are spun again until nothing joins them. */
export interface HoldFigures {
  symbol: string;
  /** So many coins on a paid spin start it. */
  least: number;
  /** So many spins in a row without a coin end it. */
  lives: number;
  /** How likely an empty cell gets a coin. */
  chance: { coins: number; of: number };
  /** What is written on a coin. */
  values: readonly CoinValue[];
  /** All coins are paid so many times, drawn at the end. */
  factors?: readonly Factor[];
  /** Paid on top when every cell holds a coin. */
  fullX100: number;
}

export interface CoinValue {
  paysX100: number;
  weight: number;
  /** The name of the pot that the value is called by. */
  pot?: string;
}

/** A wheel is turned once or several times. */
export interface WheelFigures {
  symbol: string;
  /** How many turns so many symbols are good for. */
  turns: Pays;
  first: string;
  wheels: Readonly<Record<string, readonly Segment[]>>;
}

export interface Segment {
  paysX100: number;
  weight: number;
  /** The wheel that is turned next. */
  to?: string;
}

/** Closed places are opened one by one until one of them ends it. */
export interface PickFigures {
  symbol: string;
  /** How many times all of it is paid, by how many symbols started it. */
  times: Pays;
  prizesX100: readonly number[];
  /** So many places end it. */
  ends: number;
  /** What the place that ends it pays. */
  endX100: number;
}

/** Boards whose cells are drawn one by one and fall. Their rounds come from a table of which every row was played. */
export interface TumbleFigures {
  /** How often each symbol lies in the bag that a cell is drawn from. */
  bags: Readonly<Record<string, Readonly<Record<string, number>>>>;
  charge?: ChargeFigures;
  /** Cells that have won glow a step brighter each time, at most so bright; a win is paid as often as its brightest. */
  glow?: { most: number };
  /** The wins of a chain, one fall after the other, are paid so many times; the last entry holds for all after it. */
  ladder?: readonly number[];
  /** A win of so many cells leaves this wild in the middle of them. */
  leaves?: { symbol: string; least: number };
  table: readonly Stratum[];
}

/** After each fall a charge may strike; those of one chain of falls are added, and multiply what the chain wins. */
export interface ChargeFigures {
  chance: { charges: number; of: number };
  values: readonly Factor[];
  /** In free spins they stay: a chain with a charge is paid as often as all of them so far. */
  isBanked: boolean;
}

/** Rows of a table that pay about as much, drawn alike. */
export interface Stratum {
  weight: number;
  /** Each the number that the round is dealt from, and what it pays (X100): `1204:350`. */
  rows: string;
}

/** A way to start a round: what it costs, and where it begins. */
export interface ModeFigures {
  /** What is staked, in hundredths of the base stake. */
  costX100: number;
  /** The reels of the paid spin. */
  strips: string;
  /** No paid spin: the feature that so many scatters (or coins) start is what was bought. */
  scatters?: number;
}

/** The symbol whose number starts a feature. */
export const countedSymbol = ({ scatter, hold, wheel, pick }: SlotFigures): string | undefined =>
  (scatter ?? hold ?? wheel ?? pick)?.symbol;

/** The entry for so many; the last one for more. */
export const payFor = (pays: Pays, count: number): number => pays[Math.min(count, pays.length - 1)] ?? 0;
