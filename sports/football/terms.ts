// What a football match is made of before it starts, and how strongly each thing that happens changes what comes next.
import type { CountTerms } from '../law/counts.ts';
import type { Score } from '../settle/match-result.ts';
import { cornerProfile, yellowProfile } from './profile.ts';

export interface FootballTerms {
  /** Goals expected of each side if the score did not matter and nobody were sent off. */
  readonly home: number;
  readonly away: number;
  /** Expected in a match; split between the sides as clubs like these do. */
  readonly corners: { readonly mean: number; readonly home: number; readonly away: number };
  readonly yellows: { readonly home: number; readonly away: number };
  readonly reds: { readonly home: number; readonly away: number };
}

/** Means of the five largest leagues, 2021 to 2026. */
const usualCorners = { mean: 9.68, home: 4.81, away: 3.88 } as const;
const usualYellows = { home: 1.91, away: 2.18 } as const;
const usualReds = { home: 0.094, away: 0.099 } as const;

export const footballTerms = (home: number, away: number): FootballTerms => ({
  home,
  away,
  corners: usualCorners,
  yellows: usualYellows,
  reds: usualReds,
});

/** By how much a home side scores more than its guest of the same strength, as a logarithm; ten years ago it was 0.26. */
export const HOME_ADVANTAGE = 0.2;

const LEADING = 0.96;
const LEVEL = 0.965;
const TRAILING = 1.1;

/** How the score changes what a side does. */
export const stateFactor = (ahead: number): number => (ahead > 0 ? LEADING : ahead < 0 ? TRAILING : LEVEL);

const SHORT = 0.63;
const MORE = 1.33;

/** How a man fewer, or more, changes what a side scores; as many on both sides change nothing. */
export const menFactor = (ownReds: number, otherReds: number): number =>
  ownReds > otherReds ? SHORT ** (ownReds - otherReds) : MORE ** (otherReds - ownReds);

/**
 * In a step at most one comes, which by itself would make the counts more even than they are: with these the variance is
 * 1.17 of the mean of corners and 1.13 of that of yellow cards, as measured.
 */
const CORNERS_SHAPE = 33;
const YELLOWS_SHAPE = 22;
/**
 * Referees even cards out: as if they were drawn from a pack of so many that is not filled up again. With it the cards of
 * two sides move together by 0.20, as they do.
 */
const YELLOWS_PACK = 18;

export const cornerCounts = ({ corners }: FootballTerms): CountTerms => ({
  ...corners,
  shape: CORNERS_SHAPE,
  profile: cornerProfile,
});

export const yellowCounts = ({ yellows }: FootballTerms): CountTerms => ({
  mean: yellows.home + yellows.away,
  shape: YELLOWS_SHAPE,
  home: (-YELLOWS_PACK * yellows.home) / (yellows.home + yellows.away),
  away: (-YELLOWS_PACK * yellows.away) / (yellows.home + yellows.away),
  profile: yellowProfile,
});

export interface FootballState {
  /** The step that comes next. */
  readonly step: number;
  readonly score: Score;
  /** Null before half-time, and so of the other counts. */
  readonly halfTime: Score | null;
  readonly reds: Score;
  readonly corners: Score;
  readonly yellows: Score;
  readonly cornersHalfTime: Score | null;
}

export const NONE: Score = { home: 0, away: 0 };

export const kickOff: FootballState = {
  step: 0,
  score: NONE,
  halfTime: null,
  reds: NONE,
  corners: NONE,
  yellows: NONE,
  cornersHalfTime: null,
};
