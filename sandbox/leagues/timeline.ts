// A match on the clock: what is told of it, and when. It is played when it starts and not before; what is still to come is
// told to nobody.
import type { Incident } from '#sports/law/match-so-far.ts';
import type { Sport } from '#sports/markets/market.ts';
import { sportModels } from '#sports/models.ts';
import { playFromSeed } from '#sports/play-from-seed.ts';
import { pace } from './league.ts';

/** Betting stops so long before something that turns the match, and goes on so long after it. */
const STOP_BEFORE_MS = 2_000;
const STOP_AFTER_MS = 6_000;
/** Some goals are looked at again. */
const REVIEW_AFTER_MS = 25_000;
const REVIEWED_ONE_IN = 8;
/** From the last moment to the result. */
const RESULT_AFTER_MS = 4_000;

export type Step =
  | { readonly atMs: number; readonly kind: 'moment'; readonly moment: number; readonly known: number }
  | { readonly atMs: number; readonly kind: 'pause'; readonly pause: 'incident' | 'review' | null }
  | { readonly atMs: number; readonly kind: 'result' };

export interface Timeline {
  readonly incidents: readonly Incident[];
  /** In the order of their time, counted from the start of the match. */
  readonly steps: readonly Step[];
  readonly endsMs: number;
}

interface TimelineTerms {
  readonly sport: Sport;
  readonly event: string;
  readonly strength: number;
  readonly seed: string;
}

export function timelineOf(terms: TimelineTerms): Timeline {
  const { sport, strength, seed } = terms;
  const { incidents, moments, knownAt } = playFromSeed(terms);
  const { momentMs, breakMs } = pace[sport];
  const shown = sportModels[sport].follow(strength, incidents, moments).shownIncidents();
  const steps: Step[] = [{ atMs: 0, kind: 'moment', moment: 0, known: knownAt(0) }];
  let atMs = 0;
  for (let moment = 1; moment <= moments; moment++) {
    const known = knownAt(moment);
    const happened = shown.slice(knownAt(moment - 1), known).map(({ type }) => type);
    atMs += momentMs;
    const isTurned = happened.some((type) => turning.has(type) || sport === 'darts');
    if (isTurned) steps.push({ atMs: atMs - STOP_BEFORE_MS, kind: 'pause', pause: 'incident' });
    steps.push({ atMs, kind: 'moment', moment, known });
    if (isTurned && moment < moments) steps.push(...reopened(atMs, isReviewed(seed, moment, sport)));
    if (moment < moments && happened.some((type) => breaking.has(type))) atMs += breakMs;
  }
  steps.push({ atMs: atMs + RESULT_AFTER_MS, kind: 'result' });
  return { incidents, steps: steps.toSorted((a, b) => a.atMs - b.atMs), endsMs: atMs + RESULT_AFTER_MS };
}

/** What turns a match: betting stops around it. Of darts every leg does. */
const turning: ReadonlySet<string> = new Set([
  ...['goal', 'red', 'overtime-goal', 'shoot-out', 'game', 'set', 'match', 'quarter-end'],
]);
const breaking: ReadonlySet<string> = new Set(['half-time', 'period-end', 'set', 'quarter-end']);

const reopened = (atMs: number, isUnderReview: boolean): Step[] =>
  isUnderReview
    ? [
        { atMs: atMs + 1_000, kind: 'pause', pause: 'review' },
        { atMs: atMs + REVIEW_AFTER_MS, kind: 'pause', pause: null },
      ]
    : [{ atMs: atMs + STOP_AFTER_MS, kind: 'pause', pause: null }];

const reviewing: ReadonlySet<Sport> = new Set(['football', 'ice-hockey']);

const isReviewed = (seed: string, moment: number, sport: Sport) =>
  reviewing.has(sport) && (Number.parseInt(seed.slice(0, 6), 16) + moment) % REVIEWED_ONE_IN === 0;
