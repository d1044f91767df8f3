// Who has had more of a match, moment by moment, from its incidents alone: above nought it is the home side.
import type { IncidentShown } from '#contract/betting/event.ts';
import type { Sport } from '#sports/markets/market.ts';

export interface Momentum {
  /** From −1 to 1, in the order of play. */
  bars: readonly number[];
  /** How many bars a whole match has, where that is known. */
  length: number;
  /** Incidents that turn a match, by the bar they stand over. */
  marks: readonly { at: number; side: 'home' | 'away'; type: string }[];
}

/** What an incident says of the pressure, for its own side. */
const weights: Readonly<Record<string, number>> = { goal: 3, corner: 1.4, red: -3, yellow: -0.6 };
const turns = new Set(['goal', 'red', 'yellow', 'overtime-goal', 'set']);

const SPREAD = 4;

const signOf = (side: IncidentShown['side']) => (side === 'home' ? 1 : side === 'away' ? -1 : 0);

export function momentumOf(sport: Sport, incidents: readonly IncidentShown[]): Momentum {
  if (sport === 'football' || sport === 'ice-hockey')
    return byMinutes(incidents, sport === 'football' ? 95 : 65);
  return byPoints(incidents);
}

/** Each incident is felt for some minutes around it. */
function byMinutes(incidents: readonly IncidentShown[], length: number): Momentum {
  const timed = incidents.flatMap((incident) => {
    const minute = minuteOf(incident.clock);
    return minute === null || incident.side === null ? [] : [{ ...incident, minute, side: incident.side }];
  });
  const last = Math.max(0, ...timed.map(({ minute }) => minute));
  const sums = Array.from({ length: last + 1 }, (_, minute) =>
    timed.reduce((sum, incident) => {
      const near = 1 - Math.abs(incident.minute - minute) / SPREAD;
      return near <= 0 ? sum : sum + near * (weights[incident.type] ?? 0) * signOf(incident.side);
    }, 0),
  );
  return {
    bars: scaled(sums),
    length,
    marks: timed
      .filter(({ type }) => turns.has(type))
      .map(({ minute, side, type }) => ({ at: minute, side, type })),
  };
}

/** "63'" and "P2 12:40": minutes from the start. */
function minuteOf(clock: string): number | null {
  const [, minute] = /^(\d+)(?:\+\d+)?'$/.exec(clock) ?? [];
  if (minute !== undefined) return Number(minute);
  const [, period, within] = /^P(\d) (\d+):/.exec(clock) ?? [];
  return period === undefined ? null : (Number(period) - 1) * 20 + Number(within);
}

const WINDOW = 8;
const BARS_MAX = 80;

/** Of sports that are played point by point: who won more of the last ones; of basketball, of each minute. */
function byPoints(incidents: readonly IncidentShown[]): Momentum {
  const gains = incidents.map((incident, at) => {
    if (incident.side !== null) return signOf(incident.side);
    const before = incidents[at - 1]?.score ?? { home: 0, away: 0 };
    return incident.score.home - before.home - (incident.score.away - before.away);
  });
  const from = Math.max(0, gains.length - BARS_MAX);
  const sums = gains.slice(from).map((_, at) => {
    const end = from + at + 1;
    return gains.slice(Math.max(0, end - WINDOW), end).reduce((sum, gain) => sum + gain, 0);
  });
  const marks = incidents
    .slice(from)
    .flatMap(({ type, side }, at) => (turns.has(type) && side !== null ? [{ at, side, type }] : []));
  return { bars: scaled(sums), length: Math.max(BARS_MAX, sums.length), marks };
}

function scaled(sums: readonly number[]): number[] {
  const most = Math.max(1, ...sums.map(Math.abs));
  return sums.map((sum) => sum / most);
}
