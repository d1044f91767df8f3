import type { Decision } from '../kind.ts';
import type { NamedPlay } from '../plays.ts';
import type { TowerFigures } from './tower.ts';
import { towerPar } from './tower-par.ts';

/** The plays of the sheet: another place on every row, then the stop. */
export const towerPlays = (figures: TowerFigures): NamedPlay[] =>
  towerPar(figures).map(({ play }) => {
    const [level, , climbs] = play.split('-') as [string, string, string];
    const { places } = figures.levels[level]!;
    return {
      play,
      wish: { level },
      decide: ({ steps }): Decision =>
        steps.length < Number(climbs) ? { name: 'climb', at: steps.length % places } : { name: 'collect' },
    };
  });
