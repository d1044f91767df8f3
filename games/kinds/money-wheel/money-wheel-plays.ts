import { playOnSpot } from '#games/kinds/chips.ts';
import type { NamedPlay } from '#games/kinds/plays.ts';
import { type MoneyWheelFigures, numbersOf } from './money-wheel.ts';

export const moneyWheelPlays = (figures: MoneyWheelFigures): NamedPlay[] =>
  numbersOf(figures).map((number) => playOnSpot(`number-${number}`, String(number)));
