// The virtual leagues: their sports, and the pace at which their matches are played. All of them are invented, and say so.
import type { Sport } from '#sports/markets/market.ts';

export interface VirtualLeague {
  readonly sysname: string;
  readonly sport: Sport;
  readonly name: string;
  readonly tier: number;
  /** Clubs or players; an even number. */
  readonly size: number;
  /** From the start of one match to that of the next. */
  readonly spacingMs: number;
  /** When its first season began, so that leagues do not begin their matches at the same second. */
  readonly offsetMs: number;
}

const MINUTE = 60_000;

const plan: readonly (readonly [sysname: string, sport: Sport, name: string, tier: number])[] = [
  ['ember-premier', 'football', 'Ember Premier', 1],
  ['tideline', 'football', 'Tideline League', 2],
  ['liga-almendra', 'football', 'Liga Almendra', 2],
  ['crown-league', 'football', 'Crown League', 3],
  ['fern-series', 'tennis', 'Fern Court Series', 1],
  ['harbour-tour', 'tennis', 'Harbour Tour', 2],
  ['copper-hoops', 'basketball', 'Copper Hoops', 1],
  ['dockside-league', 'basketball', 'Dockside League', 2],
  ['lantern-division', 'basketball', 'Lantern Division', 3],
  ['glacier-series', 'ice-hockey', 'Glacier Series', 1],
  ['northlight-league', 'ice-hockey', 'Northlight League', 2],
  ['saltnet-league', 'volleyball', 'Saltnet League', 1],
  ['coral-series', 'volleyball', 'Coral Series', 2],
  ['quicksilver-tables', 'table-tennis', 'Quicksilver Tables', 1],
  ['paddle-row', 'table-tennis', 'Paddle Row', 2],
  ['spin-circuit', 'table-tennis', 'Spin Circuit', 3],
  ['neon-circuit', 'esports', 'Neon Circuit', 1],
  ['voltage-league', 'esports', 'Voltage League', 2],
  ['lamplight-masters', 'darts', 'Lamplight Masters', 1],
  ['brassboard-league', 'darts', 'Brassboard League', 2],
];

const isFootball = (sport: Sport) => sport === 'football';

export const virtualLeagues: readonly VirtualLeague[] = plan.map(([sysname, sport, name, tier], place) => ({
  ...{ sysname, sport, name, tier },
  size: isFootball(sport) ? 20 : 16,
  spacingMs: isFootball(sport) ? 10 * MINUTE : 12 * MINUTE,
  offsetMs: place * 37_000,
}));

export const roundsOf = ({ size }: VirtualLeague): number => 2 * (size - 1);

export const matchesOfRound = ({ size }: VirtualLeague): number => size / 2;

/** How long a moment of a sport lasts here, and its breaks: a football match is over in half an hour, and others alike. */
export const pace: Readonly<Record<Sport, { readonly momentMs: number; readonly breakMs: number }>> = {
  football: { momentMs: 17_600, breakMs: 75_000 },
  tennis: { momentMs: 10_000, breakMs: 20_000 },
  basketball: { momentMs: 34_000, breakMs: 30_000 },
  'ice-hockey': { momentMs: 14_000, breakMs: 60_000 },
  volleyball: { momentMs: 9_000, breakMs: 30_000 },
  'table-tennis': { momentMs: 11_000, breakMs: 25_000 },
  esports: { momentMs: 24_000, breakMs: 60_000 },
  darts: { momentMs: 110_000, breakMs: 0 },
};
