import type { NamedPlay } from '../plays.ts';
import type { PlinkoFigures } from './plinko.ts';
import { plinkoPar } from './plinko-par.ts';

export const plinkoPlays = (figures: PlinkoFigures): NamedPlay[] =>
  plinkoPar(figures).map(({ play }) => {
    const [risk, rows] = play.split('-');
    return { play, wish: { risk, rows: Number(rows) } };
  });
