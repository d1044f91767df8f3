import type { NamedPlay } from '../plays.ts';
import type { DiceFigures } from './dice.ts';
import { dicePar } from './dice-par.ts';

/** The plays of the sheet, by turns on either side. */
export const dicePlays = (figures: DiceFigures): NamedPlay[] =>
  dicePar(figures).map(({ play }, place) => ({
    play,
    wish: { chance: Number(play.split('-')[1]), side: place % 2 === 0 ? 'under' : 'over' },
  }));
