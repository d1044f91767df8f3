// Whether what a producer tells can be: nothing that it says is believed because it says so.
import * as z from 'zod/mini';
import { incidentsOf } from '#contract/feed/incidents.ts';
import type { Incident, MatchSoFar } from '#sports/law/match-so-far.ts';
import type { Sport } from '#sports/markets/market.ts';
import { matchCommit } from '#sports/match-commit.ts';
import { sportModels } from '#sports/models.ts';
import { playFromSeed } from '#sports/play-from-seed.ts';
import type { DraftEvent } from './draft-event.ts';

export const isAsTold = (sport: Sport, incidents: readonly unknown[]): boolean =>
  incidents.every((incident) => z.safeParse(incidentsOf[sport], incident).success);

/** Null: they cannot have happened one after another. */
export function followed(
  { sport, strength }: DraftEvent,
  incidents: readonly Incident[],
  moment: number,
): MatchSoFar | null {
  try {
    const match = sportModels[sport].follow(strength, incidents, moment);
    // Whatever is wrong with it shows when it is asked.
    match.result();
    return match;
  } catch {
    return null;
  }
}

export const isCommitted = ({ commit, strength }: DraftEvent, seed: string): boolean =>
  matchCommit({ seed, strength }) === commit;

/** The seed is the one that was committed to, and the match that was told is the one that it makes. */
export function isProven(event: DraftEvent, seed: string): boolean {
  const { sport, external_id, strength, incidents } = event;
  if (!isCommitted(event, seed)) return false;
  const played = playFromSeed({ sport, event: external_id, strength, seed });
  return (
    played.incidents.length === incidents.length &&
    played.incidents.every((incident, place) => isSame(incident, incidents[place]!))
  );
}

/** Kept as JSON, their fields may stand in another order. */
const isSame = (one: Incident, other: Incident) =>
  one.type === other.type &&
  one.side === other.side &&
  one.step === other.step &&
  one.minute === other.minute &&
  one.points?.home === other.points?.home &&
  one.points?.away === other.points?.away;
