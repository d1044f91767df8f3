// A basketball match as far as it is known. Its moments are the minutes that were played.
import {
  type MatchSoFar,
  minus,
  NIL,
  plus,
  type ShownIncident,
  type ShownMatch,
} from '../law/match-so-far.ts';
import type { MatchResult, Score, Tally } from '../settle/match-result.ts';
import { basketballLaw, periods } from './basketball-law.ts';
import { type BasketballTerms, MINUTES, OVERTIME, QUARTER } from './points.ts';

export interface BasketballIncident {
  readonly type: 'minute';
  /** From 0; those of overtime go on from 48. */
  readonly minute: number;
  /** Points of that minute. */
  readonly points: Score;
}

export function followBasketball(
  terms: BasketballTerms,
  incidents: readonly BasketballIncident[],
): MatchSoFar {
  const scores = scoresAfter(incidents);
  const score = scores.at(-1)!;
  const minute = incidents.length;
  const isOver = isOverAfter(minute, score);
  const ends = [1, 2, 3, 4].filter((end) => end * QUARTER <= minute).map((end) => scores[end * QUARTER]!);
  return {
    score: NIL,
    decisive: ends.length,
    law: () => (isOver ? null : basketballLaw(terms, { minute, score, ends })),
    result: () => basketballResult(scores, isOver),
    shown: () => shownBasketball(scores, isOver),
    shownIncidents: (from = 0) => incidents.slice(from).map((_, place) => shownMinute(scores, from + place)),
  };
}

/** Before the first minute, and after each. */
function scoresAfter(incidents: readonly BasketballIncident[]): Score[] {
  const scores = [NIL];
  for (const { points } of incidents) scores.push(plus(scores.at(-1)!, points));
  return scores;
}

const isOverAfter = (minute: number, { home, away }: Score): boolean =>
  minute >= MINUTES && (minute - MINUTES) % OVERTIME === 0 && home !== away;

function basketballResult(scores: readonly Score[], isOver: boolean): MatchResult {
  const minutes = scores.length - 1;
  const after = (minute: number) => scores[Math.min(minute, minutes)]!;
  const isRegularOver = minutes >= MINUTES;
  const regular = after(MINUTES);
  const parts = Object.entries(periods).map(([name, [from, to]]): [string, Tally] => [
    name,
    { ...minus(after(to), after(from)), isOver: minutes >= to },
  ]);
  return {
    ending: isOver ? 'played' : null,
    tallies: {
      ...Object.fromEntries(parts),
      reg: { ...regular, isOver: isRegularOver },
      match: { ...after(minutes), isOver },
      overtime: {
        home: isRegularOver && regular.home === regular.away ? 1 : 0,
        away: 0,
        isOver: isRegularOver,
      },
    },
  };
}

/** "Q3 4:00": what of the quarter has been played. */
const clockAt = (minute: number): string =>
  minute >= MINUTES
    ? `OT ${(minute - MINUTES) % OVERTIME}:00`
    : `Q${Math.floor(minute / QUARTER) + 1} ${minute % QUARTER}:00`;

function shownBasketball(scores: readonly Score[], isOver: boolean): ShownMatch {
  const minute = scores.length - 1;
  const starts = [0, 12, 24, 36, 48].filter((start) => start < minute || (start === minute && !isOver));
  const leads = scores.map(({ home, away }) => home - away);
  return {
    clock: isOver ? null : clockAt(minute),
    score: scores.at(-1)!,
    periods: starts.map((start, place) =>
      minus(scores[Math.min(minute, starts[place + 1] ?? minute)]!, scores[start]!),
    ),
    serving: null,
    statistics: [
      {
        name: 'largest-lead',
        score: { home: Math.max(...leads), away: Math.max(...leads.map((lead) => -lead)) },
      },
      { name: 'minutes-won', score: minutesWon(scores) },
    ],
  };
}

/** In how many minutes each side scored more. */
function minutesWon(scores: readonly Score[]): Score {
  const won = { home: 0, away: 0 };
  for (const [place, score] of scores.slice(1).entries()) {
    const { home, away } = minus(score, scores[place]!);
    if (home !== away) won[home > away ? 'home' : 'away'] += 1;
  }
  return won;
}

/** A minute says who won it. */
function shownMinute(scores: readonly Score[], number: number): ShownIncident {
  const score = scores[number + 1]!;
  const { home, away } = minus(score, scores[number]!);
  const isQuarter = (number + 1) % QUARTER === 0 && number < MINUTES;
  return {
    number,
    type: isQuarter ? 'quarter-end' : 'minute',
    side: home === away ? null : home > away ? 'home' : 'away',
    clock: clockAt(number),
    score,
  };
}
