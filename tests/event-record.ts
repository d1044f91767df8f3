// Rows of events as a test wishes them, without a database.
import { fastRng } from '#games/rng/fast-rng.ts';
import type { EventRecord } from '#server/book/event-rows.ts';
import type { Sport } from '#sports/markets/market.ts';
import { sportModels } from '#sports/models.ts';

const side = (name: string): EventRecord['home'] => ({
  ...{ name, short: name.slice(0, 3), emblem: name },
  colours: ['#102030', '#e0d0c0'],
});

export const STARTS_AT = new Date('2026-05-01T18:00:00Z');

export function eventRecord(sport: Sport, wish: Partial<EventRecord> = {}): EventRecord {
  return {
    ...{ id: 1, producer: 'test', external_id: `${sport}-1`, sport, season: 1 },
    league: {
      ...{ id: 1, sysname: 'one', sport, name: 'One', category: 'Virtual', tier: 1 },
      ...{ is_virtual: true, season: 1, trading: {} },
    },
    ...{ home: side('Alder'), away: side('Birch'), starts_at: STARTS_AT, status: 'scheduled' },
    ...{ began_at: null, runners: null },
    ...{ strength: 0.3, chances: null, moment: 0, incidents: [], pause: null, trading: {}, sequence: 0 },
    ...{ version: 1, moved_at: null, commit: null, seed: null, ending: null, result: null },
    ...{ result_revision: 0, changed_at: STARTS_AT, told_score: null, turns: 0, is_outdated: false },
    ...wish,
  };
}

/** A match in play, a share of its way through. */
export function playedTo(sport: Sport, share: number, seed: number): EventRecord {
  const strength = ((seed % 7) - 3) / 3;
  const match = sportModels[sport].play(strength, fastRng(seed));
  const moment = Math.min(match.moments - 1, Math.floor(match.moments * share));
  return eventRecord(sport, {
    ...{ id: seed, status: 'live', strength, moment },
    incidents: match.incidents.slice(0, match.knownAt(moment)),
  });
}
