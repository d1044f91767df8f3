// An ice hockey match, played from words of chance.
import type { Rng } from '#games/rng/rng.ts';
import { drawPlace, drawShare } from '../law/chance.ts';
import type { PlayedMatch } from '../law/played-match.ts';
import type { MatchResult, Score, Side, Tally } from '../settle/match-result.ts';
import { faceOff, type HockeyState, hockeyLaw } from './hockey-law.ts';
import { DECIDED_IN_OVERTIME, type HockeyTerms, hockeyStep, PERIOD, STEPS } from './hockey-rates.ts';

export type HockeyIncident =
  | { readonly type: 'goal' | 'overtime-goal' | 'shoot-out'; readonly side: Side; readonly step: number }
  | { readonly type: 'period-end'; readonly step: number };

export function* playHockey(terms: HockeyTerms, rng: Rng): Generator<HockeyIncident> {
  let ahead = 0;
  for (let step = 0; step < STEPS; step++) {
    const { home, away } = hockeyStep(terms, step, ahead);
    const place = drawPlace(rng, [home, away]);
    if (place < 2) {
      ahead += place === 0 ? 1 : -1;
      yield { type: 'goal', side: place === 0 ? 'home' : 'away', step };
    }
    if ((step + 1) % PERIOD === 0) yield { type: 'period-end', step };
  }
  if (ahead !== 0) return;
  const isOvertime = drawShare(rng) < DECIDED_IN_OVERTIME;
  const isHome = drawShare(rng) < (isOvertime ? terms.home / (terms.home + terms.away) : 0.5);
  yield { type: isOvertime ? 'overtime-goal' : 'shoot-out', side: isHome ? 'home' : 'away', step: STEPS };
}

const plusOne = (score: Score, side: Side): Score => ({ ...score, [side]: score[side] + 1 });

/** As it stands when a step begins. */
function hockeyStateAt(incidents: readonly HockeyIncident[], step: number): HockeyState {
  const ends: Score[] = [];
  let { score } = faceOff;
  for (const incident of incidents) {
    if (incident.step >= step) break;
    if (incident.type === 'period-end') ends.push(score);
    else score = plusOne(score, incident.side);
  }
  return { step, score, ends };
}

export function playedHockey(terms: HockeyTerms, rng: Rng): PlayedMatch<HockeyIncident> {
  const incidents = [...playHockey(terms, rng)];
  const isExtra = incidents.some(({ step }) => step === STEPS);
  return {
    incidents,
    moments: isExtra ? STEPS + 1 : STEPS,
    lawAt: (moment) => hockeyLaw(terms, hockeyStateAt(incidents, moment)),
    scoreAt: (moment) => hockeyStateAt(incidents, moment).score,
    resultAt: (moment) => hockeyResult(incidents, moment),
  };
}

function hockeyResult(incidents: readonly HockeyIncident[], moment: number): MatchResult {
  const { score, ends } = hockeyStateAt(incidents, Math.min(moment, STEPS));
  const extra = moment > STEPS ? incidents.find(({ step }) => step === STEPS) : undefined;
  const isFullTime = moment >= STEPS;
  const isOver = isFullTime && (score.home !== score.away || extra !== undefined);
  const match = extra !== undefined && 'side' in extra ? plusOne(score, extra.side) : score;
  const periods = [1, 2, 3].map((number): [string, Tally] => {
    const before = number === 1 ? { home: 0, away: 0 } : ends[number - 2];
    const after = ends[number - 1] ?? score;
    const goals =
      before === undefined
        ? { home: 0, away: 0 }
        : { home: after.home - before.home, away: after.away - before.away };
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
