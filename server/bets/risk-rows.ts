// Scenario values as they are stored: four bytes each, or eight where one of them needs more.
import { Buffer } from 'node:buffer';
import type { Cents } from '#rules/money.ts';

/** The score of each count of a block, and whether it is final (1); null for counts that the feed has not sent. */
export type SoFar = readonly (readonly [home: number, away: number, isOver: number] | null)[] | null;

export interface RiskRow {
  event_id: number;
  block: string;
  grid: number;
  width: number;
  cents: Buffer;
  worst_cents: Cents;
  /** The score that the worst case was calculated at; null: before the match, all scenarios count. */
  so_far: SoFar;
}

const INT_MAX = 2 ** 31 - 1;

export function encodeValues(values: Float64Array): Pick<RiskRow, 'width' | 'cents'> {
  const isNarrow = values.every((value) => Math.abs(value) <= INT_MAX);
  const typed = isNarrow ? new Int32Array(values) : values;
  return { width: isNarrow ? 4 : 8, cents: Buffer.from(typed.buffer, typed.byteOffset, typed.byteLength) };
}

export function decodeValues({ width, cents }: Pick<RiskRow, 'width' | 'cents'>): Float64Array {
  // A view of its own: the driver's buffer need not begin at a multiple of eight.
  const { buffer } = Uint8Array.from(cents);
  return width === 8 ? new Float64Array(buffer) : new Float64Array(new Int32Array(buffer));
}
