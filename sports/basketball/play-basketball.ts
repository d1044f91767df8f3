// A basketball match, played from words of chance, minute by minute.
import type { Rng } from '#games/rng/rng.ts';
import { drawPlace, drawShare } from '../law/chance.ts';
import type { PlayedMatch } from '../law/played-match.ts';
import type { MatchResult, Score, Tally } from '../settle/match-result.ts';
import { type BasketballState, basketballLaw, periods } from './basketball-law.ts';
import {
  type BasketballTerms,
  isWithinReach,
  LEVELLED,
  MINUTES,
  MOMENTS,
  momentChance,
  OVERTIME,
  OVERTIME_PACE,
  paces,
  QUARTER,
} from './points.ts';

export interface BasketballIncident {
  readonly type: 'minute';
  /** From 0; those of overtime go on from 48. */
  readonly minute: number;
  /** Points of that minute. */
  readonly points: Score;
}

/** The pace of the day is drawn and never told: it shows in the points alone. */
export function* playBasketball(terms: BasketballTerms, rng: Rng): Generator<BasketballIncident> {
  const drawn = drawPlace(
    rng,
    paces.map(({ weight }) => weight),
  );
  const pace = Math.min(paces.length - 1, drawn);
  const usual = { home: momentChance(terms.home, pace), away: momentChance(terms.away, pace) };
  const middle = (paces.length - 1) / 2;
  // Overtime knows nothing of the day's pace.
  const slow = {
    home: momentChance(terms.home * OVERTIME_PACE, middle),
    away: momentChance(terms.away * OVERTIME_PACE, middle),
  };
  let ahead = 0;
  for (let minute = 0; minute < MINUTES || ahead === 0 || (minute - MINUTES) % OVERTIME !== 0; minute++) {
    const chances = minute < MINUTES ? usual : slow;
    const points = { home: countPoints(rng, chances.home), away: countPoints(rng, chances.away) };
    ahead += points.home - points.away;
    const isHorn = minute >= MINUTES - 1 && (minute + 1 - MINUTES) % OVERTIME === 0;
    if (isHorn && isWithinReach(ahead) && drawShare(rng) < LEVELLED) {
      points[ahead > 0 ? 'away' : 'home'] += Math.abs(ahead);
      ahead = 0;
    }
    yield { type: 'minute', minute, points };
  }
}

function countPoints(rng: Rng, chance: number): number {
  let points = 0;
  for (let moment = 0; moment < MOMENTS; moment++) if (drawShare(rng) < chance) points += 1;
  return points;
}

const plus = (a: Score, b: Score): Score => ({ home: a.home + b.home, away: a.away + b.away });

const scoreAfter = (incidents: readonly BasketballIncident[], minutes: number) =>
  incidents.slice(0, minutes).reduce((score, { points }) => plus(score, points), { home: 0, away: 0 });

const basketballStateAt = (incidents: readonly BasketballIncident[], minute: number): BasketballState => ({
  minute,
  score: scoreAfter(incidents, minute),
  ends: [1, 2, 3, 4]
    .filter((end) => end * QUARTER <= minute)
    .map((end) => scoreAfter(incidents, end * QUARTER)),
});

export function playedBasketball(terms: BasketballTerms, rng: Rng): PlayedMatch<BasketballIncident> {
  const incidents = [...playBasketball(terms, rng)];
  return {
    incidents,
    moments: MINUTES,
    lawAt: (moment) => basketballLaw(terms, basketballStateAt(incidents, moment)),
    scoreAt: () => ({ home: 0, away: 0 }),
    resultAt: (moment) =>
      basketballResult(incidents, moment === MINUTES ? incidents.length : moment, moment === MINUTES),
  };
}

function basketballResult(
  incidents: readonly BasketballIncident[],
  minutes: number,
  isOver: boolean,
): MatchResult {
  const regular = scoreAfter(incidents, Math.min(minutes, MINUTES));
  const isRegularOver = minutes >= MINUTES;
  const parts = Object.entries(periods).map(([name, [from, to]]): [string, Tally] => {
    const [before, after] = [
      scoreAfter(incidents, Math.min(from, minutes)),
      scoreAfter(incidents, Math.min(to, minutes)),
    ];
    return [name, { home: after.home - before.home, away: after.away - before.away, isOver: minutes >= to }];
  });
  return {
    ending: isOver ? 'played' : null,
    tallies: {
      ...Object.fromEntries(parts),
      reg: { ...regular, isOver: isRegularOver },
      match: { ...scoreAfter(incidents, minutes), isOver },
      overtime: {
        home: isRegularOver && regular.home === regular.away ? 1 : 0,
        away: 0,
        isOver: isRegularOver,
      },
    },
  };
}
