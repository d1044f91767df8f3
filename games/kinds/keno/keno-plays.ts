import type { NamedPlay } from '../plays.ts';
import type { KenoFigures } from './keno.ts';
import { kenoPar } from './keno-par.ts';

/** The first numbers there are: no number is better than another. */
export const kenoPlays = (figures: KenoFigures): NamedPlay[] =>
  kenoPar(figures).map(({ play }, place) => ({
    play,
    wish: { chosen: Array.from({ length: place + 1 }, (_, before) => before + 1) },
  }));
