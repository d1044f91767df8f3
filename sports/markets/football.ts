// Everything that can be bet on in football.
import type { MarketType } from './market.ts';
import { atLines, bothSides, linesBetween, row } from './rows.ts';

const alone = { isForBuilder: false } as const;

const result: readonly MarketType[] = [
  row('result', 'three-way', 'ft', 'main', { margin: 'result' }),
  row('double-chance', 'double-chance', 'ft', 'main', { margin: 'result' }),
  row('draw-no-bet', 'two-way', 'ft', 'main', { margin: 'result', ...alone }),
  row('total', 'total', 'ft', 'totals', { variants: linesBetween(0.5, 6.5, 0.25), margin: 'line' }),
  row('both-score', 'both-score', 'ft', 'main', { margin: 'line' }),
  row('handicap', 'handicap', 'ft', 'handicaps', {
    variants: linesBetween(-3, 3, 0.25),
    margin: 'line',
    ...alone,
  }),
  row('three-way-handicap', 'three-way-handicap', 'ft', 'handicaps', {
    variants: atLines(-3, -2, -1, 1, 2, 3),
  }),
  row('next-goal', 'three-way', 'goal-next', 'main', { margin: 'side', ...alone }),
];

const goals: readonly MarketType[] = [
  row('side-total', 'side-total', 'ft', 'sides', { variants: bothSides(atLines(0.5, 1.5, 2.5, 3.5)) }),
  row('odd-even', 'odd-even', 'ft', 'totals', { margin: 'line' }),
  row('exact-goals', 'exact-total', 'ft', 'scores', { variants: [{ max: 6 }], margin: 'wide' }),
  row('goal-range', 'range', 'ft', 'scores', {
    variants: [{ from: [0, 2, 4, 7] }, { from: [0, 1, 3, 5] }],
    margin: 'wide',
  }),
  row('exact-side-goals', 'exact-side', 'ft', 'sides', { variants: bothSides([{ max: 3 }]), margin: 'wide' }),
  row('correct-score', 'correct-score', 'ft', 'scores', { variants: [{ max: 4 }], margin: 'score' }),
  row('winning-margin', 'margin', 'ft', 'scores', { variants: [{ from: [1, 2, 3, 4] }], margin: 'wide' }),
  row('clean-sheet', 'clean-sheet', 'ft', 'sides', { variants: bothSides() }),
  row('win-to-nil', 'win-to-nil', 'ft', 'sides', { variants: bothSides() }),
  row('result-and-total', 'winner-and-total', 'ft', 'specials', {
    variants: atLines(1.5, 2.5, 3.5, 4.5),
    margin: 'wide',
  }),
  row('result-and-both-score', 'winner-and-both-score', 'ft', 'specials', { margin: 'wide' }),
  row('total-and-both-score', 'total-and-both-score', 'ft', 'specials', {
    variants: atLines(2.5, 3.5),
    margin: 'wide',
  }),
];

const ofHalf = (half: 'h1' | 'h2'): readonly MarketType[] => [
  row(`${half}-result`, 'three-way', half, 'periods', { margin: 'result' }),
  row(`${half}-double-chance`, 'double-chance', half, 'periods'),
  row(`${half}-total`, 'total', half, 'periods', { variants: atLines(0.5, 1, 1.5, 2, 2.5), margin: 'line' }),
  row(`${half}-both-score`, 'both-score', half, 'periods'),
  row(`${half}-correct-score`, 'correct-score', half, 'scores', { variants: [{ max: 2 }], margin: 'score' }),
  row(`${half}-draw-no-bet`, 'two-way', half, 'periods', { margin: 'result', ...alone }),
  row(`${half}-side-total`, 'side-total', half, 'periods', { variants: bothSides(atLines(0.5, 1.5)) }),
  row(`${half}-odd-even`, 'odd-even', half, 'periods', { margin: 'line' }),
  row(`${half}-exact-goals`, 'exact-total', half, 'periods', { variants: [{ max: 3 }], margin: 'wide' }),
  row(`${half}-clean-sheet`, 'clean-sheet', half, 'periods', { variants: bothSides() }),
];

const byHalves: readonly MarketType[] = [
  ...ofHalf('h1'),
  ...ofHalf('h2'),
  row('half-time-full-time', 'half-time-full-time', ['h1', 'ft'], 'periods', { margin: 'wide' }),
  row('higher-half', 'higher-period', ['h1', 'h2'], 'periods'),
  row('wins-both-halves', 'wins-both-periods', ['h1', 'h2'], 'sides', {
    variants: bothSides(),
    margin: 'wide',
  }),
  row('wins-either-half', 'wins-either-period', ['h1', 'h2'], 'sides', { variants: bothSides() }),
  row('scores-in-both-halves', 'scores-in-both-periods', ['h1', 'h2'], 'sides', { variants: bothSides() }),
];

const byMinutes: readonly MarketType[] = [15, 30, 60, 75].flatMap((minute) => [
  row(`result-at-${minute}`, 'three-way', `to-${minute}`, 'periods', alone),
  row(`total-at-${minute}`, 'total', `to-${minute}`, 'periods', {
    variants: atLines(...(minute < 45 ? [0.5, 1.5] : [0.5, 1.5, 2.5])),
    ...alone,
  }),
]);

const otherCounts: readonly MarketType[] = [
  row('corners', 'three-way', 'corners', 'specials'),
  row('corners-total', 'total', 'corners', 'specials', { variants: linesBetween(7.5, 12.5, 0.5) }),
  row('corners-side-total', 'side-total', 'corners', 'specials', {
    variants: bothSides(atLines(3.5, 4.5, 5.5)),
  }),
  row('corners-handicap', 'spread', 'corners', 'specials', { variants: atLines(-2.5, -1.5, -0.5, 0.5, 1.5) }),
  row('h1-corners-total', 'total', 'corners-h1', 'specials', { variants: atLines(3.5, 4.5, 5.5), ...alone }),
  row('cards-total', 'total', 'yellows', 'specials', { variants: linesBetween(1.5, 6.5, 1) }),
  row('cards', 'three-way', 'yellows', 'specials'),
  row('corners-odd-even', 'odd-even', 'corners', 'specials'),
  row('cards-side-total', 'side-total', 'yellows', 'specials', {
    variants: bothSides(atLines(0.5, 1.5, 2.5)),
  }),
  row('red-card', 'happens', 'reds', 'specials', alone),
];

export const footballMarkets: readonly MarketType[] = [
  ...result,
  ...goals,
  ...byHalves,
  ...byMinutes,
  ...otherCounts,
];
