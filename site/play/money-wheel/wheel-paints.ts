// The colours of a money wheel: from the number that is there most often to the rarest, and the raise in white.
import type { MoneyWheelFigures } from '#games/kinds/money-wheel/money-wheel.ts';
import { numbersOf } from '#games/kinds/money-wheel/money-wheel.ts';
import type { WheelSegment } from '../turning-wheel.tsx';

interface Paint {
  colour: string;
  ink: string;
}

const DARK = '#1a0d04';
const WHITE = '#ffffff';
const paints: readonly Paint[] = [
  { colour: '#e9bd57', ink: DARK },
  { colour: '#1b6fb5', ink: WHITE },
  { colour: '#0f7d4b', ink: WHITE },
  { colour: '#7a41d3', ink: WHITE },
  { colour: '#d01f40', ink: WHITE },
];
const raisePaint: Paint = { colour: '#fff8e8', ink: DARK };

/** Of a number; zero is the raise. */
export const paintOf = (figures: MoneyWheelFigures, number: number): Paint =>
  paints[numbersOf(figures).indexOf(number)] ?? raisePaint;

export const segmentsOf = (figures: MoneyWheelFigures): WheelSegment[] =>
  figures.segments.map((number) => ({
    ...paintOf(figures, number),
    label: number === 0 ? `×${figures.raise}` : String(number),
  }));
