// Every sketch that tune.ts can make a definition of.
import { bookSketches } from './book-sketches.ts';
import { classicSketches } from './classic-sketches.ts';
import { featureLineSketches } from './feature-line-sketches.ts';
import { firstLineSketches } from './first-line-sketches.ts';
import { firstWaysSketches } from './first-ways-sketches.ts';
import { holdSketches } from './hold-sketches.ts';
import { lineSketches } from './line-sketches.ts';
import type { SlotSketch } from './slot-sketch.ts';
import { waysSketches } from './ways-sketches.ts';

export const sketches: readonly SlotSketch[] = [
  ...bookSketches,
  ...classicSketches,
  ...featureLineSketches,
  ...firstLineSketches,
  ...firstWaysSketches,
  ...holdSketches,
  ...lineSketches,
  ...waysSketches,
];
