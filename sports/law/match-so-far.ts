// A match of any sport as far as it is known: whoever has heard of its incidents can say what may still come of it, what
// it comes to so far, and what is shown of it. It is the same for a match that is being told and for one that was played
// through: playing makes incidents, following reads them.
import type { MatchResult, Score, Side } from '../settle/match-result.ts';
import { gathered, type MatchLaw, type ScoreLaw } from './score-law.ts';

/** Something that happened, in the words of its sport. */
export interface Incident {
  readonly type: string;
  readonly side?: Side;
  /** Of sports that are played by the clock: in which step of it. */
  readonly step?: number;
  readonly minute?: number;
  /** Of basketball: the points of a minute. */
  readonly points?: Score;
}

export interface ShownIncident {
  /** Its place in the match, from 0. */
  readonly number: number;
  readonly type: string;
  readonly side: Side | null;
  readonly clock: string;
  /** After it. */
  readonly score: Score;
}

export interface ShownMatch {
  /** What the sport shows for time, in signs that need no language: "63'", "HT", "Q3 4:00", "S2"; null before and after. */
  readonly clock: string | null;
  /** That the match is spoken of with: goals, points, sets. */
  readonly score: Score;
  /** In the order of play, as far as they have begun. */
  readonly periods: readonly Score[];
  readonly serving: Side | null;
  readonly statistics: readonly { readonly name: string; readonly score: Score }[];
}

export interface MatchSoFar {
  /** What may come of it; null when it is over. */
  law(): MatchLaw | null;
  /** That live handicaps count from. */
  readonly score: Score;
  /** How many things have happened that turn a match: a bet that waits while one more comes is not taken. */
  readonly decisive: number;
  result(): MatchResult;
  shown(): ShownMatch;
  /** Those worth telling, from the one with this number on. */
  shownIncidents(from?: number): readonly ShownIncident[];
}

export const NIL: Score = { home: 0, away: 0 };

export const plus = (a: Score, b: Score): Score => ({ home: a.home + b.home, away: a.away + b.away });

export const minus = (a: Score, b: Score): Score => ({ home: a.home - b.home, away: a.away - b.away });

export const oneMore = (score: Score, side: Side): Score => ({ ...score, [side]: score[side] + 1 });

const half = (one: ScoreLaw | null | undefined, other: ScoreLaw | null | undefined): ScoreLaw | null =>
  one == null || other == null
    ? null
    : gathered([...one, ...other].map(({ chance, scores }) => ({ chance: chance / 2, scores })));

/** Before the toss nobody knows who begins: each does as likely as the other. */
export function beforeToss(lawOf: (first: Side) => MatchLaw): MatchLaw {
  const [home, away] = [lawOf('home'), lawOf('away')];
  const known = new Map<string, ScoreLaw | null>();
  const both = (tallies: readonly string[]) => {
    return half(home.of(tallies), away.of(tallies));
  };
  const parts = new Map<string, ScoreLaw | null>();
  return {
    familyOf: (tally) => home.familyOf(tally),
    ofPart(tally, part) {
      const key = `${tally} ${part}`;
      if (!parts.has(key)) parts.set(key, half(home.ofPart?.(tally, part), away.ofPart?.(tally, part)));
      return parts.get(key)!;
    },
    of(tallies) {
      const key = tallies.join();
      if (!known.has(key)) known.set(key, both(tallies));
      return known.get(key)!;
    },
  };
}
