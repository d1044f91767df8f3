// Scenarios of sports that are won in sets: the score in sets together with what sets are counted in, each set alone, and
// the races within a set.
import type { Score } from '../settle/match-result.ts';
import {
  aroundZero,
  bothSigns,
  latticeBlock,
  nearestPoint,
  type PointLattice,
  pointScores,
  range,
} from './point-blocks.ts';
import { block, FIRST_OF, HAPPENED, type ScenarioBlock, score } from './scenario-block.ts';

const TO_TWO = [score(2, 0), score(2, 1), score(1, 2), score(0, 2)];
const TO_THREE = [score(3, 0), score(3, 1), score(3, 2), score(2, 3), score(1, 3), score(0, 3)];

/** Every score in sets with every point of the lattice. */
function setsWith(counted: string, sets: readonly Score[], lattice: PointLattice): ScenarioBlock {
  const points = pointScores(lattice);
  return {
    ...block(
      'sets',
      sets.flatMap((won) => points.map((one) => [won, one])),
      ['sets', counted],
    ),
    indexOf([won, one]) {
      const at = sets.findIndex(({ home, away }) => home === won!.home && away === won!.away);
      return Math.max(0, at) * points.length + nearestPoint(lattice, one!);
    },
  };
}

const numbered = (sets: number) => range(1, sets).map((number) => `s${number}`);

const tennisSets = [
  ...range(0, 4).flatMap((lost) => [score(6, lost), score(lost, 6)]),
  ...[score(7, 5), score(5, 7), score(7, 6), score(6, 7)],
];

export const tennisBlocks: readonly ScenarioBlock[] = [
  setsWith('games', TO_TWO, { differences: range(-8, 8), totals: range(16, 28, 2) }),
  block('tight', HAPPENED),
  ...numbered(3).map((set) =>
    block(
      set,
      tennisSets.map((one) => [one]),
    ),
  ),
];

interface RallyLines {
  readonly counted: string;
  readonly sets: readonly Score[];
  readonly match: PointLattice;
  readonly set: PointLattice;
}

const rallyBlocks = ({ counted, sets, match, set }: RallyLines): readonly ScenarioBlock[] => [
  setsWith(counted, sets, match),
  ...numbered(sets.length - 1).map((name) => latticeBlock(name, set)),
];

export const volleyballBlocks = rallyBlocks({
  ...{ counted: 'points', sets: TO_THREE },
  match: {
    differences: bothSigns(2, 3, 7, 8, 12, 13, 18, 19),
    totals: [136, 146, 156, 166, 176, 186, 196, 206],
  },
  set: { differences: bothSigns(2, 3, 4, 5, 8, 9), totals: [40, 42, 44, 46, 48, 52] },
});

export const tableTennisBlocks = rallyBlocks({
  ...{ counted: 'points', sets: TO_THREE },
  match: {
    differences: aroundZero(1, 3, 4, 7, 8, 11, 12),
    totals: [62, 68, 72, 76, 80, 84, 90],
  },
  set: { differences: bothSigns(2, 3, 4, 5), totals: [14, 16, 18, 20, 22] },
});

export const esportsBlocks = rallyBlocks({
  ...{ counted: 'rounds', sets: TO_TWO },
  match: {
    differences: aroundZero(1, 3, 4, 7, 8, 12, 13),
    totals: [40, 46, 50, 54, 58, 64],
  },
  set: { differences: bothSigns(2, 3, 4, 5, 7, 8), totals: [16, 18, 20, 22, 24] },
});

const dartsLegs = range(0, 5).flatMap((lost) => [score(6, lost), score(lost, 6)]);

export const dartsBlocks: readonly ScenarioBlock[] = [
  block(
    'sets',
    dartsLegs.map((legs) => [score(+(legs.home > legs.away), +(legs.away > legs.home)), legs]),
    ['sets', 'legs'],
  ),
];

/** Who has so many points of a set first. */
export const raceBlock = (tally: string): ScenarioBlock | null =>
  tally.includes('-race-') ? block(tally, FIRST_OF.slice(0, 2)) : null;
