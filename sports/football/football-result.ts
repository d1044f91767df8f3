// What a football match comes to, as counts that markets ask for: from its incidents, whether it is over or not.
import type { MatchResult, Score, Side, Tally } from '../settle/match-result.ts';
import { marketMinutes } from './football-law.ts';
import { type FootballIncident, incidentsBefore, stateAt } from './match-path.ts';
import { FULL_TIME, HALF_TIME, stepOfMinute } from './profile.ts';
import { NONE } from './terms.ts';

/** By the incidents of the steps before this one. */
export function footballResult(incidents: readonly FootballIncident[], step: number): MatchResult {
  const { score, corners, yellows, reds } = stateAt(incidents, step);
  const isOver = step >= FULL_TIME;
  const sides = incidentsBefore(incidents, step).flatMap((incident) =>
    incident.type === 'goal' ? [incident.side] : [],
  );
  const tally = (counted: Score, isDone: boolean): Tally => ({ ...counted, isOver: isDone });
  const until = (end: number) => stateAt(incidents, Math.min(step, end));
  const half = until(HALF_TIME);
  const isSecondHalf = step >= HALF_TIME;
  const second = { home: score.home - half.score.home, away: score.away - half.score.away };
  return {
    ending: isOver ? 'played' : null,
    tallies: {
      ft: tally(score, isOver),
      h1: tally(half.score, isSecondHalf),
      h2: tally(isSecondHalf ? second : NONE, isOver),
      corners: tally(corners, isOver),
      'corners-h1': tally(half.corners, isSecondHalf),
      yellows: tally(yellows, isOver),
      reds: tally(reds, isOver),
      ...Object.fromEntries(
        marketMinutes.map((minute) => {
          const end = stepOfMinute(minute);
          return [`to-${minute}`, tally(until(end).score, step >= end)];
        }),
      ),
      ...goalTallies(sides, isOver),
    },
  };
}

/** 'goal-3' is one for the side that scored the third, and one after the last is nobody's. */
const goalTallies = (sides: readonly Side[], isOver: boolean): Record<string, Tally> =>
  Object.fromEntries(
    [...sides, null].map((side, place) => [
      `goal-${place + 1}`,
      { home: side === 'home' ? 1 : 0, away: side === 'away' ? 1 : 0, isOver: isOver || side !== null },
    ]),
  );
