// Everything that can be bet on in basketball. The whole match counts overtime.
import type { MarketType } from './market.ts';
import { atLines, bothSides, linesBetween, row } from './rows.ts';

const alone = { isForBuilder: false } as const;

const whole: readonly MarketType[] = [
  row('winner', 'two-way', 'match', 'main', { margin: 'result' }),
  row('result', 'three-way', 'reg', 'main', { margin: 'result', ...alone }),
  row('points-handicap', 'spread', 'match', 'handicaps', {
    variants: linesBetween(-15.5, 15.5, 2),
    margin: 'line',
  }),
  row('points-total', 'total', 'match', 'totals', {
    variants: linesBetween(185.5, 240.5, 5),
    margin: 'line',
  }),
  row('points-side-total', 'side-total', 'match', 'sides', {
    variants: bothSides(atLines(95.5, 102.5, 109.5, 116.5)),
  }),
  row('points-odd-even', 'odd-even', 'match', 'totals', { margin: 'line' }),
  row('winning-margin', 'margin', 'match', 'scores', {
    variants: [{ from: [1, 6, 11, 16, 21] }],
    margin: 'wide',
  }),
  row('winner-and-total', 'winner-and-total', 'match', 'specials', {
    variants: atLines(205.5, 215.5),
    margin: 'wide',
  }),
  row('overtime', 'happens', 'overtime', 'specials', alone),
];

const ofPeriod = (
  period: string,
  totals: readonly number[],
  spread: readonly number[],
): readonly MarketType[] => [
  row(`${period}-result`, 'three-way', period, 'periods', { margin: 'result', ...alone }),
  row(`${period}-draw-no-bet`, 'two-way', period, 'periods', { margin: 'result', ...alone }),
  row(`${period}-total`, 'total', period, 'periods', {
    variants: atLines(...totals),
    margin: 'line',
    ...alone,
  }),
  row(`${period}-handicap`, 'spread', period, 'periods', {
    variants: atLines(...spread),
    margin: 'line',
    ...alone,
  }),
  row(`${period}-odd-even`, 'odd-even', period, 'periods', { margin: 'line', ...alone }),
];

export const basketballMarkets: readonly MarketType[] = [
  ...whole,
  ...ofPeriod('h1', [98.5, 102.5, 106.5, 110.5, 114.5], [-5.5, -3.5, -1.5, 1.5, 3.5]),
  ...['q1', 'q2', 'q3'].flatMap((quarter) =>
    ofPeriod(quarter, [49.5, 51.5, 53.5, 55.5], [-2.5, -1.5, 1.5, 2.5]),
  ),
];
