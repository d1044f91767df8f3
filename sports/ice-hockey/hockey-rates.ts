// How goals fall in ice hockey: sixty minutes in steps of half a minute. Whoever trails presses; level sides in the last
// ten minutes are content with a point; and at the end a side that is one or two behind plays without a keeper. Only with
// all three do the margins come out as 11,790 matches have them.
import type { Score } from '../settle/match-result.ts';

export const STEPS = 120;
export const PERIOD = 40;

/** By how much a home side scores more than an equal guest, as a logarithm. */
export const HOME_ADVANTAGE = 0.1;

export interface HockeyTerms {
  /** Goals expected of each side in sixty minutes if the score did not matter. */
  readonly home: number;
  readonly away: number;
}

const TRAILING = 1.06;
const LEADING = 0.94;
const CONTENT = 0.73;
const CONTENT_FROM = 100;
const EMPTY_NET_FOR = 1.8;
const EMPTY_NET_AGAINST = 4;

/** How much of a step is played without a keeper: the last 2.2 minutes are four steps and two fifths of one. */
const emptyNetShare = (step: number) => (step >= STEPS - 4 ? 1 : step === STEPS - 5 ? 0.4 : 0);

/** What each side may score in a step; at most one of them does. */
export function hockeyStep({ home, away }: HockeyTerms, step: number, ahead: number): Score {
  return { home: (home / STEPS) * factor(step, ahead), away: (away / STEPS) * factor(step, -ahead) };
}

function factor(step: number, ahead: number): number {
  if (ahead === 0) return step >= CONTENT_FROM ? CONTENT : 1;
  const isClose = Math.abs(ahead) <= 2;
  const share = isClose ? emptyNetShare(step) : 0;
  return ahead < 0
    ? TRAILING * (1 + share * (EMPTY_NET_FOR - 1))
    : LEADING * (1 + share * (EMPTY_NET_AGAINST - 1));
}

/** Overtime of three against three decides so many matches; a shoot-out is even. */
export const DECIDED_IN_OVERTIME = 0.6;

/** That the home side wins overtime or the shoot-out. */
export const homeWinsExtra = ({ home, away }: HockeyTerms): number =>
  DECIDED_IN_OVERTIME * (home / (home + away)) + (1 - DECIDED_IN_OVERTIME) / 2;
