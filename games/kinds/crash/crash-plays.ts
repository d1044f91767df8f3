import type { NamedPlay } from '../plays.ts';
import type { BustFigures } from './crash-bust.ts';
import { crashPar } from './crash-par.ts';

/** The plays of the sheet, of flights and of limbo. */
export const crashPlays = (figures: BustFigures): NamedPlay[] =>
  crashPar(figures).map(({ play }) => ({ play, wish: { targetX100: Number(play.split('-')[1]) } }));
