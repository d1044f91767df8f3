// A figure is what was measured beside its limit. Absolute numbers say as much about the machine as about us; the
// ratio is what can be compared from one run to the next.
import { type Spread, spreadOf } from './spread.ts';

export type Unit = '/s' | 'ms' | 'bytes' | 'points' | 'shift' | 'times';

export interface Figure {
  name: string;
  unit: Unit;
  better: 'more' | 'less';
  measured: Spread;
  limit: Spread & { name: string; isPromise: boolean };
  /** Measured ÷ limit, round by round. */
  ratio: Spread;
  /** What it is made of, or what weighs on it; `value` in the figure's unit, where it has one. */
  parts?: { name: string; value: number | null }[];
}

interface Measured {
  name: string;
  unit: Unit;
  better: 'more' | 'less';
  rounds: readonly number[];
}

/** Against a limit that was measured in the same rounds: each round is compared with its own neighbour in time. */
export function against(limit: { name: string; rounds: readonly number[] }, figure: Measured): Figure {
  const { name, unit, better, rounds } = figure;
  if (rounds.length !== limit.rounds.length)
    throw new RangeError(`${name}: ${rounds.length} rounds against ${limit.rounds.length}`);
  return {
    name,
    unit,
    better,
    measured: spreadOf(rounds),
    limit: { name: limit.name, isPromise: false, ...spreadOf(limit.rounds) },
    ratio: spreadOf(rounds.map((value, round) => ratioOf(value, limit.rounds[round]!))),
  };
}

/** Against a limit that was promised, the same in every round. */
export function promised(value: number, figure: Measured, name = 'promised'): Figure {
  const limit = { name, rounds: figure.rounds.map(() => value) };
  const result = against(limit, figure);
  return { ...result, limit: { ...result.limit, isPromise: true } };
}

/** Null where nothing was promised. */
export function isKept({ better, limit, ratio }: Figure): boolean | null {
  if (!limit.isPromise) return null;
  return better === 'more' ? ratio.median >= 1 : ratio.median <= 1;
}

/** Nothing measured against nothing allowed is exactly as promised. */
const ratioOf = (value: number, limit: number): number => (value === limit ? 1 : value / limit);
