// The steps of a slot's round, as games/kinds/slot/README.md lists them.

/** A reel from the left and a row from the top. */
export type Cell = readonly [reel: number, row: number];
/** Symbols of each reel from the top. */
export type Grid = readonly (readonly string[])[];

export interface SlotWin {
  symbol: string;
  count: number;
  cells: readonly Cell[];
  paysX100: number;
  multiplier: number;
  line?: number;
  ways?: number;
}

export interface SlotCoin {
  cell: Cell;
  paysX100: number;
  pot?: string;
}

interface Paying {
  paysX100: number;
  /** The round so far, with it. */
  paidX100: number;
}

interface Lit {
  /** Of a reel of factors. */
  factor?: number;
  /** How bright each cell is, by reel and row. */
  glow?: readonly (readonly number[])[];
}

export type SlotStep =
  | ({ step: 'reveal'; grid: Grid; stops?: readonly number[]; stuck?: readonly number[] } & Lit)
  | { step: 'stick'; reels: readonly number[]; grid: Grid }
  | ({ step: 'win'; wins: readonly SlotWin[]; times: number } & Paying)
  | ({ step: 'tumble'; gone: readonly Cell[]; grid: Grid } & Lit)
  | { step: 'charge'; times: number; sum: number }
  | ({ step: 'multiplier'; times: number } & Partial<Paying>)
  | ({ step: 'scatter'; symbol: string; cells: readonly Cell[]; spins: number } & Paying)
  | { step: 'spins'; count: number; times: number; special?: string }
  | { step: 'spin'; number: number; count: number; times: number }
  | { step: 'open'; symbol: string; cells: readonly Cell[]; grid: Grid }
  | { step: 'again'; number: number; times: number; stuck: readonly number[] }
  | ({ step: 'expand'; cells: readonly Cell[]; grid: Grid } & Paying)
  | { step: 'coins'; coins: readonly SlotCoin[]; lives: number; cells: number }
  | { step: 'respin'; coins: readonly SlotCoin[]; lives: number; held: number }
  | ({ step: 'haul'; coins: readonly SlotCoin[] } & Paying)
  | ({ step: 'pot'; pot: string } & Paying)
  | { step: 'bonus'; symbol: string; cells: readonly Cell[]; turns?: number; places?: number }
  | ({ step: 'wheel'; turn: number; turns: number; segments: readonly WheelSegment[]; at: number } & Paying)
  | ({ step: 'pick'; at: number; isEnd: boolean } & Paying)
  | { step: 'layout'; places: readonly { paysX100: number; isEnd: boolean }[] }
  | { step: 'cap'; capX100: number }
  | { step: 'total'; paidX100: number };

export interface WheelSegment {
  paysX100: number;
  weight: number;
  to?: string;
}

/** What the reels show after these steps. */
export const gridAfter = (steps: readonly SlotStep[]): Grid | null =>
  steps.findLast((step): step is SlotStep & { grid: Grid } => 'grid' in step)?.grid ?? null;

/** What the round has paid after these steps, in hundredths of the base stake. A wheel that turns has not told yet. */
export const paidAfter = (steps: readonly SlotStep[]): number =>
  (steps.at(-1)?.step === 'wheel' ? steps.slice(0, -1) : steps).findLast(
    (step): step is SlotStep & { paidX100: number } => 'paidX100' in step && step.paidX100 !== undefined,
  )?.paidX100 ?? 0;

/** The wins of a step, each with what multiplies all of them. */
export const winsOf = ({ wins, times }: Extract<SlotStep, { step: 'win' }>): readonly SlotWin[] =>
  wins.map((win) => ({ ...win, paysX100: win.paysX100 * times }));

/** What has lit cells last, or has put other symbols into them. */
const lastLight = (steps: readonly SlotStep[]): SlotStep | undefined =>
  steps.findLast((step) => 'grid' in step || ['win', 'scatter', 'haul'].includes(step.step));

/** What won last, while its symbols are still there: they have not been spun since, and have not fallen. */
export function winsAfter(steps: readonly SlotStep[]): readonly SlotWin[] {
  const last = lastLight(steps);
  return last?.step === 'win' ? winsOf(last) : [];
}

/** The cells that scatters or a special symbol lit last. */
export function litAfter(steps: readonly SlotStep[]): readonly Cell[] {
  const last = lastLight(steps);
  return last?.step === 'scatter' || last?.step === 'expand' ? last.cells : [];
}

/** A hold: its coins so far, and how many spins without one are left. Null: there is none, or reels turned since. */
export function holdAfter(steps: readonly SlotStep[]) {
  const from = steps.findLastIndex(({ step }) => step === 'coins' || step === 'reveal');
  const begun = steps[from];
  if (begun?.step !== 'coins') return null;
  const spins = steps.slice(from).filter((step) => step.step === 'respin');
  return {
    coins: [...begun.coins, ...spins.flatMap(({ coins }) => coins)],
    lives: spins.at(-1)?.lives ?? begun.lives,
    cells: begun.cells,
    isOver: steps.slice(from).some(({ step }) => step === 'haul'),
  };
}

/** Free spins have begun, coins hold, or wild reels are spun again. */
export const isInFeature = (steps: readonly SlotStep[]): boolean =>
  steps.some(({ step }) => ['spins', 'coins', 'again', 'bonus'].includes(step));
