// Everything that can be bet on in tennis.
import type { MarketType } from './market.ts';
import { atLines, bothSides, linesBetween, row } from './rows.ts';

const alone = { isForBuilder: false } as const;

const setScores = [
  '6:0',
  '6:1',
  '6:2',
  '6:3',
  '6:4',
  '7:5',
  '7:6',
  '0:6',
  '1:6',
  '2:6',
  '3:6',
  '4:6',
  '5:7',
  '6:7',
];

/** A set that may not be played is void if it is not; no pick of a builder. */
const ofSet = (number: number): readonly MarketType[] => [
  row(`s${number}-winner`, 'two-way', `s${number}`, 'periods', { margin: 'result', ...alone }),
  row(`s${number}-total`, 'total', `s${number}`, 'periods', {
    variants: linesBetween(7.5, 12.5, 1),
    ...alone,
  }),
  row(`s${number}-handicap`, 'spread', `s${number}`, 'periods', {
    variants: linesBetween(-4.5, 4.5, 1),
    ...alone,
  }),
  row(`s${number}-score`, 'correct-score', `s${number}`, 'scores', {
    variants: [{ scores: setScores }],
    margin: 'score',
    ...alone,
  }),
];

function tennisMarkets(sets: 3 | 5, games: readonly number[]): readonly MarketType[] {
  const isLong = sets === 5;
  const scores = isLong ? ['3:0', '3:1', '3:2', '2:3', '1:3', '0:3'] : ['2:0', '2:1', '1:2', '0:2'];
  return [
    row('winner', 'two-way', 'sets', 'main', { margin: 'result' }),
    row('set-score', 'correct-score', 'sets', 'scores', { variants: [{ scores }], margin: 'wide' }),
    row('sets-total', 'total', 'sets', 'totals', { variants: atLines(...(isLong ? [3.5, 4.5] : [2.5])) }),
    row('sets-handicap', 'spread', 'sets', 'handicaps', {
      variants: atLines(...(isLong ? [-2.5, -1.5, 1.5, 2.5] : [-1.5, 1.5])),
    }),
    row('games-total', 'total', 'games', 'totals', { variants: atLines(...games), margin: 'line' }),
    row('games-handicap', 'spread', 'games', 'handicaps', {
      variants: linesBetween(-6.5, 6.5, 1),
      margin: 'line',
    }),
    row('games-side-total', 'side-total', 'games', 'sides', {
      variants: bothSides(atLines(...(isLong ? [14.5, 17.5, 20.5] : [9.5, 11.5, 13.5]))),
    }),
    row('games-odd-even', 'odd-even', 'games', 'totals', { margin: 'line' }),
    row('tie-break', 'happens', 'tight', 'specials'),
    ...Array.from({ length: sets }, (_, place) => ofSet(place + 1)).flat(),
  ];
}

export const tennisOfThree = tennisMarkets(3, [18.5, 19.5, 20.5, 21.5, 22.5, 23.5, 24.5, 25.5, 26.5]);
export const tennisOfFive = tennisMarkets(5, [30.5, 32.5, 34.5, 36.5, 38.5, 40.5, 42.5, 44.5]);
