// An event while messages about it are being taken: as it was kept, or not yet there at all.
import type { EventStatus, Pause } from '#contract/betting/event.ts';
import type { FixtureMessage } from '#contract/feed/messages.ts';
import type { Incident } from '#sports/law/match-so-far.ts';
import type { Sport } from '#sports/markets/market.ts';
import type { Ending, MatchResult, Score } from '#sports/settle/match-result.ts';

export interface DraftEvent {
  /** Null: it is new. */
  readonly id: number | null;
  readonly external_id: string;
  readonly sport: Sport;
  /** As it was told with the event; null where nothing new was told. */
  readonly league: FixtureMessage['league'] | null;
  readonly home: FixtureMessage['home'];
  readonly away: FixtureMessage['away'];
  /** Of a season as a whole; null for a match. */
  readonly runners: readonly string[] | null;
  readonly starts_at: string;
  /** When it really began, where that was told. */
  readonly began_at: string | null;
  readonly status: EventStatus;
  readonly strength: number;
  readonly chances: FixtureMessage['chances'];
  readonly moment: number;
  readonly incidents: readonly Incident[];
  readonly told_score: Score | null;
  readonly turns: number;
  readonly pause: Pause | null;
  readonly is_outdated: boolean;
  readonly sequence: number;
  readonly commit: string | null;
  readonly seed: string | null;
  readonly ending: Ending | null;
  readonly result: MatchResult['tallies'] | null;
  readonly result_revision: number;
}

/** What a message makes of an event. `trouble`: it cannot be right, so nothing of the event is offered until it is. */
export type Applied = { readonly event: DraftEvent } | { readonly trouble: string };

/** In which nothing more is expected but corrections. */
export const isClosed = ({ status }: DraftEvent): boolean =>
  status === 'resulted' || status === 'abandoned' || status === 'cancelled';
