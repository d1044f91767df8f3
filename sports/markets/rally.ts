// Everything that can be bet on in volleyball, table tennis, esports and darts.
import type { MarketType } from './market.ts';
import { atLines, bothSides, linesBetween, row } from './rows.ts';

const alone = { isForBuilder: false } as const;

const toThree = ['3:0', '3:1', '3:2', '2:3', '1:3', '0:3'];
const toTwo = ['2:0', '2:1', '1:2', '0:2'];

interface Lines {
  readonly points: readonly number[];
  readonly spread: readonly number[];
  readonly side: readonly number[];
  readonly setPoints: readonly number[];
  readonly setSpread: readonly number[];
  readonly races: readonly number[];
}

/** Of a match in sets: `word` names what sets are called, `counted` what they are counted in. */
function inSets(sets: number, counted: string, lines: Lines): readonly MarketType[] {
  const scores = sets === 5 ? toThree : toTwo;
  const setLines = sets === 5 ? [3.5, 4.5] : [2.5];
  const numbers = Array.from({ length: sets }, (_, place) => place + 1);
  return [
    row('winner', 'two-way', 'sets', 'main', { margin: 'result' }),
    row('set-score', 'correct-score', 'sets', 'scores', { variants: [{ scores }], margin: 'wide' }),
    row('sets-total', 'total', 'sets', 'totals', { variants: atLines(...setLines) }),
    row('sets-handicap', 'spread', 'sets', 'handicaps', {
      variants: atLines(...(sets === 5 ? [-2.5, -1.5, 1.5, 2.5] : [-1.5, 1.5])),
    }),
    row(`${counted}-total`, 'total', counted, 'totals', {
      variants: atLines(...lines.points),
      margin: 'line',
    }),
    row(`${counted}-handicap`, 'spread', counted, 'handicaps', {
      variants: atLines(...lines.spread),
      margin: 'line',
    }),
    row(`${counted}-side-total`, 'side-total', counted, 'sides', {
      variants: bothSides(atLines(...lines.side)),
    }),
    row(`${counted}-odd-even`, 'odd-even', counted, 'totals', { margin: 'line' }),
    ...numbers.flatMap((number) => [
      row(`s${number}-winner`, 'two-way', `s${number}`, 'periods', { margin: 'result', ...alone }),
      row(`s${number}-total`, 'total', `s${number}`, 'periods', {
        variants: atLines(...lines.setPoints),
        ...alone,
      }),
      row(`s${number}-handicap`, 'spread', `s${number}`, 'periods', {
        variants: atLines(...lines.setSpread),
        ...alone,
      }),
      ...lines.races.map((points) =>
        row(`s${number}-race-${points}`, 'two-way', `s${number}-race-${points}`, 'specials', alone),
      ),
    ]),
  ];
}

export const volleyballMarkets = inSets(5, 'points', {
  points: [140.5, 150.5, 160.5, 170.5, 180.5, 190.5, 200.5],
  spread: [-15.5, -9.5, -4.5, 4.5, 9.5, 15.5],
  side: [75.5, 85.5, 95.5],
  setPoints: [42.5, 44.5, 46.5, 48.5],
  setSpread: [-4.5, -2.5, 2.5, 4.5],
  races: [10, 15, 20],
});

export const tableTennisMarkets = inSets(5, 'points', {
  points: [66.5, 70.5, 74.5, 78.5, 82.5, 86.5],
  spread: [-8.5, -5.5, -2.5, 2.5, 5.5, 8.5],
  side: [33.5, 37.5, 41.5],
  setPoints: [17.5, 18.5, 19.5, 20.5],
  setSpread: [-3.5, -2.5, 2.5, 3.5],
  races: [5, 7],
});

export const esportsMarkets = inSets(3, 'rounds', {
  points: [44.5, 48.5, 52.5, 56.5, 60.5],
  spread: [-9.5, -5.5, -2.5, 2.5, 5.5, 9.5],
  side: [22.5, 26.5, 30.5],
  setPoints: [19.5, 20.5, 21.5, 22.5, 23.5],
  setSpread: [-5.5, -3.5, -1.5, 1.5, 3.5, 5.5],
  races: [5, 7, 10],
});

const dartsScores = Array.from({ length: 6 }, (_, lost) => [`6:${lost}`, `${lost}:6`]).flat();

export const dartsMarkets: readonly MarketType[] = [
  row('winner', 'two-way', 'sets', 'main', { margin: 'result' }),
  row('legs-total', 'total', 'legs', 'totals', { variants: linesBetween(7.5, 10.5, 1), margin: 'line' }),
  row('legs-handicap', 'spread', 'legs', 'handicaps', {
    variants: linesBetween(-3.5, 3.5, 1),
    margin: 'line',
  }),
  row('legs-side-total', 'side-total', 'legs', 'sides', { variants: bothSides(atLines(2.5, 3.5, 4.5, 5.5)) }),
  row('legs-odd-even', 'odd-even', 'legs', 'totals', { margin: 'line' }),
  row('legs-score', 'correct-score', 'legs', 'scores', {
    variants: [{ scores: dartsScores }],
    margin: 'score',
  }),
  row('legs-range', 'range', 'legs', 'scores', { variants: [{ from: [6, 8, 10] }], margin: 'wide' }),
  row('s1-race-3', 'two-way', 's1-race-3', 'specials', alone),
  row('s1-race-5', 'two-way', 's1-race-5', 'specials', alone),
];
