// Everything that can be bet on in ice hockey. Sixty minutes, unless a market says that it counts overtime.
import type { MarketType } from './market.ts';
import { atLines, bothSides, linesBetween, row } from './rows.ts';

const alone = { isForBuilder: false } as const;

const whole: readonly MarketType[] = [
  row('result', 'three-way', 'ft', 'main', { margin: 'result' }),
  row('winner', 'two-way', 'match', 'main', { margin: 'result' }),
  row('double-chance', 'double-chance', 'ft', 'main', { margin: 'result' }),
  row('draw-no-bet', 'two-way', 'ft', 'main', { margin: 'result', ...alone }),
  row('total', 'total', 'ft', 'totals', { variants: linesBetween(3.5, 8.5, 0.5), margin: 'line' }),
  row('handicap', 'handicap', 'ft', 'handicaps', {
    variants: linesBetween(-2.5, 2.5, 0.5),
    margin: 'line',
    ...alone,
  }),
  row('match-handicap', 'spread', 'match', 'handicaps', { variants: atLines(-1.5, 1.5), margin: 'line' }),
  row('match-total', 'total', 'match', 'totals', { variants: atLines(4.5, 5.5, 6.5, 7.5), margin: 'line' }),
  row('three-way-handicap', 'three-way-handicap', 'ft', 'handicaps', { variants: atLines(-2, -1, 1, 2) }),
  row('side-total', 'side-total', 'ft', 'sides', { variants: bothSides(atLines(1.5, 2.5, 3.5, 4.5)) }),
  row('both-score', 'both-score', 'ft', 'totals'),
  row('odd-even', 'odd-even', 'ft', 'totals', { margin: 'line' }),
  row('correct-score', 'correct-score', 'ft', 'scores', { variants: [{ max: 5 }], margin: 'score' }),
  row('winning-margin', 'margin', 'ft', 'scores', { variants: [{ from: [1, 2, 3] }], margin: 'wide' }),
  row('overtime', 'happens', 'overtime', 'specials'),
  row('clean-sheet', 'clean-sheet', 'ft', 'sides', { variants: bothSides() }),
  row('result-and-total', 'winner-and-total', 'ft', 'specials', {
    variants: atLines(4.5, 5.5, 6.5),
    margin: 'wide',
  }),
  row('next-goal', 'three-way', 'goal-next', 'main', alone),
];

const ofPeriod = (period: string): readonly MarketType[] => [
  row(`${period}-result`, 'three-way', period, 'periods', { margin: 'result', ...alone }),
  row(`${period}-total`, 'total', period, 'periods', {
    variants: atLines(0.5, 1.5, 2.5),
    margin: 'line',
    ...alone,
  }),
  row(`${period}-both-score`, 'both-score', period, 'periods', alone),
];

export const hockeyMarkets: readonly MarketType[] = [...whole, ...['p1', 'p2', 'p3'].flatMap(ofPeriod)];
