import { playOnSpot } from '../chips.ts';
import type { NamedPlay } from '../plays.ts';
import { type MoneyWheelFigures, numbersOf } from './money-wheel.ts';

export const moneyWheelPlays = (figures: MoneyWheelFigures): NamedPlay[] =>
  numbersOf(figures).map((number) => playOnSpot(`number-${number}`, String(number)));
