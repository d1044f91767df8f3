import { type DiceBet, NUMBERS } from '#games/kinds/dice/dice.ts';

type Wager = Pick<DiceBet, 'chance' | 'side'>;

/** The point that numbers are compared with: winning ones are below it, or not below it. */
export const markOf = ({ chance, side }: Wager): number => (side === 'under' ? chance : NUMBERS - chance);

/** The same the other way: a mark and a side say how many numbers win. */
export const chanceAt = (mark: number, side: Wager['side']): number =>
  side === 'under' ? mark : NUMBERS - mark;

const rolls = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** 7018 is "70.18". */
export const formatRoll = (number: number): string => rolls.format(number / 100);
