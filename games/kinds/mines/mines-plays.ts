import type { Decision } from '../kind.ts';
import type { NamedPlay } from '../plays.ts';
import type { MinesFigures } from './mines.ts';
import { minesPar } from './mines-par.ts';

/** The plays of the sheet: cells from the first on, then the stop. */
export const minesPlays = (figures: MinesFigures): NamedPlay[] =>
  minesPar(figures).map(({ play }) => {
    const [, mines, , opens] = play.split('-').map(Number);
    return {
      play,
      wish: { mines: mines! },
      decide: ({ steps }): Decision =>
        steps.length < opens! ? { name: 'open', at: steps.length } : { name: 'collect' },
    };
  });
