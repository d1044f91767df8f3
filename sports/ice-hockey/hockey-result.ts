// What an ice hockey match comes to, as counts that markets ask for.
import { minus, NIL, oneMore } from '../law/match-so-far.ts';
import type { MatchResult, Tally } from '../settle/match-result.ts';
import { type HockeyIncident, hockeyStateAt } from './hockey-path.ts';
import { STEPS } from './hockey-rates.ts';

export function hockeyResult(incidents: readonly HockeyIncident[], moment: number): MatchResult {
  const { score, ends } = hockeyStateAt(incidents, Math.min(moment, STEPS));
  const extra = moment > STEPS ? incidents.find(({ step }) => step === STEPS) : undefined;
  const isFullTime = moment >= STEPS;
  const isOver = isFullTime && (score.home !== score.away || extra !== undefined);
  const match = extra !== undefined && 'side' in extra ? oneMore(score, extra.side) : score;
  const periods = [1, 2, 3].map((number): [string, Tally] => {
    const before = number === 1 ? NIL : ends[number - 2];
    const goals = before === undefined ? NIL : minus(ends[number - 1] ?? score, before);
    return [`p${number}`, { ...goals, isOver: ends.length >= number }];
  });
  const scorers = incidents.filter(({ type, step }) => type === 'goal' && step < moment);
  const goals = [...scorers, null].map((goal, place): [string, Tally] => {
    const side = goal !== null && 'side' in goal ? goal.side : null;
    const count = { home: side === 'home' ? 1 : 0, away: side === 'away' ? 1 : 0 };
    return [`goal-${place + 1}`, { ...count, isOver: side !== null || isFullTime }];
  });
  return {
    ending: isOver ? 'played' : null,
    tallies: {
      ...Object.fromEntries([...periods, ...goals]),
      ft: { ...score, isOver: isFullTime },
      match: { ...match, isOver },
      overtime: { home: isFullTime && score.home === score.away ? 1 : 0, away: 0, isOver: isFullTime },
    },
  };
}
