// A table of rounds: each row is the number a round is dealt from. Which row a player gets is drawn, so that the whole
// table says exactly what the game returns.
import { fastRng } from '../../rng/fast-rng.ts';
import { drawInt, drawWeighted, type Rng } from '../../rng/rng.ts';
import { playCascades } from './cascade.ts';
import type { Course } from './course.ts';
import type { SlotFigures, Stratum, TumbleFigures } from './slot-figures.ts';

export interface Row {
  seed: number;
  paysX100: number;
}

const parsed = new WeakMap<Stratum, readonly Row[]>();

export function rowsOf(stratum: Stratum): readonly Row[] {
  const known = parsed.get(stratum);
  if (known !== undefined) return known;
  const rows = stratum.rows
    .trim()
    .split(/\s+/)
    .map((row) => {
      const [seed, paysX100] = row.split(':').map(Number) as [number, number];
      return { seed, paysX100 };
    });
  parsed.set(stratum, rows);
  return rows;
}

/** A stratum by its weight, then any of its rows. */
export function drawSeed(table: readonly Stratum[], rng: Rng): number {
  const weights = table.map(({ weight }) => weight);
  const rows = rowsOf(table[drawWeighted(rng, weights)]!);
  return rows[drawInt(rng, rows.length)]!.seed;
}

/** The round that is dealt from this number, and nothing else. */
export function playSeed(figures: SlotFigures, tumble: TumbleFigures, seed: number): Course {
  const course: Course = { rng: fastRng(seed), steps: [], paidX100: 0, capX100: figures.capX100 };
  playCascades(figures, tumble, course);
  return course;
}
