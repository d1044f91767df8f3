import type { WheelFigures } from '../kinds/wheel/wheel.ts';
import type { GameDefinition } from './game-definition.ts';
import { wholeLadder } from './ladder.ts';

/** So many segments of each pay, spread so that at any point of the rim each pay has had its share. */
function rim(...counts: readonly (readonly [payX100: number, segments: number])[]): number[] {
  const all = counts.reduce((sum, [, segments]) => sum + segments, 0);
  const given = counts.map(() => 0);
  return Array.from({ length: all }, (_, place) => {
    const owed = counts.map(([, segments], which) => segments * (place + 1) - given[which]! * all);
    const next = owed.indexOf(Math.max(...owed));
    given[next]! += 1;
    return counts[next]![0];
  });
}

export const wheel: GameDefinition<WheelFigures> = {
  sysname: 'wheel',
  kind: 'wheel',
  figures: {
    rimsX100: {
      low: {
        12: rim([0, 2], [110, 8], [154, 2]),
        24: rim([0, 5], [110, 14], [150, 4], [236, 1]),
        48: rim([0, 10], [110, 26], [150, 8], [173, 4]),
      },
      medium: {
        12: rim([0, 5], [140, 4], [190, 2], [248, 1]),
        24: rim([0, 12], [150, 6], [200, 4], [300, 1], [376, 1]),
        48: rim([0, 25], [150, 12], [200, 7], [300, 3], [652, 1]),
      },
      high: {
        12: rim([0, 11], [1188, 1]),
        24: rim([0, 22], [576, 1], [1800, 1]),
        48: rim([0, 46], [752, 1], [4000, 1]),
      },
    },
  },
  stakes: { ladder: wholeLadder },
};
