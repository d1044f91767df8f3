// An event of The Odds API as it is known here, and as it is told on.
import type { FixtureMessage, SnapshotMessage } from '#contract/feed/messages.ts';
import { realSide } from '../made-producer.ts';
import type { Priced, SportTerms } from './answers.ts';
import { consensus } from './consensus.ts';

type Fixture = Omit<FixtureMessage, 'type' | 'sequence'>;

export interface Known {
  told: Fixture;
  terms: SportTerms;
  result: { home: number; away: number } | null;
  isStarted: boolean;
}

export const snapshotOf = ({ told, isStarted, result, terms }: Known): Omit<SnapshotMessage, 'sequence'> => ({
  ...{ type: 'snapshot', ...told, is_begun: false, moment: 0, incidents: [] },
  ...{ pause: isStarted ? 'incident' : null, seed: null },
  ...(result === null ? { ending: null } : { ending: 'played', tallies: { [terms.tally]: result } }),
});

export function fixtureOf(key: string, priced: Priced, terms: SportTerms): Fixture {
  const { id, sport_title, commence_time, home_team, away_team } = priced;
  return {
    event: id,
    league: {
      ...{ sysname: key, sport: terms.sport, name: sport_title, category: 'International' },
      ...{ tier: 3, is_virtual: false, season: new Date(commence_time).getUTCFullYear() },
    },
    home: realSide(home_team),
    away: realSide(away_team),
    starts_at: commence_time,
    status: 'scheduled',
    strength: 0,
    chances: consensus(priced, terms),
    commit: null,
  };
}
