// Scenarios of football and ice hockey: every score that markets can tell apart.
import { block, FIRST_OF, HAPPENED, type ScenarioBlock, score, squareOf } from './scenario-block.ts';

/** More goals in a match than this have a probability of about 0.2 %, and markets tell few of them apart. */
const GOALS_MAX = 8;

function* halvesWithin(goals: number) {
  for (let home1 = 0; home1 <= goals; home1++)
    for (let away1 = 0; away1 <= goals - home1; away1++)
      for (let home2 = 0; home2 <= goals - home1 - away1; home2++)
        for (let away2 = 0; away2 <= goals - home1 - away1 - home2; away2++)
          yield [score(home1, away1), score(home2, away2), score(home1 + home2, away1 + away2)];
}

export const footballBlocks: readonly ScenarioBlock[] = [
  block('goals', [...halvesWithin(GOALS_MAX)], ['h1', 'h2', 'ft']),
  ...[15, 30, 60, 75].map((minute) => block(`to-${minute}`, squareOf(3))),
  block('corners', squareOf(11)),
  block(
    'corners-h1',
    Array.from({ length: 9 }, (_, corners) => [score(corners, 0)]),
  ),
  block('yellows', squareOf(7)),
  block('reds', HAPPENED),
];

/** A tie after sixty minutes ends with one goal for either side. */
const hockeyScores = squareOf(GOALS_MAX).flatMap(([ft]) =>
  ft.home === ft.away
    ? [
        [ft, score(ft.home + 1, ft.away), score(1, 0)],
        [ft, score(ft.home, ft.away + 1), score(1, 0)],
      ]
    : [[ft, ft, score(0, 0)]],
);

export const hockeyBlocks: readonly ScenarioBlock[] = [
  block('goals', hockeyScores, ['ft', 'match', 'overtime']),
  ...['p1', 'p2', 'p3'].map((period) => block(period, squareOf(3))),
];

/** Who scores a certain goal; goals are numbered without end. */
export const goalBlock = (tally: string): ScenarioBlock | null =>
  /^goal-\d+$/.test(tally) ? block(tally, FIRST_OF) : null;
