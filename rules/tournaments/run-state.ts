// How a run of a tournament goes on by itself, with the time. What people decide (a pause, a cancellation) and what is
// done once (counting, paying) is kept; the rest follows from the clock.

export const runStates = [
  'SCHEDULED',
  'REGISTRATION',
  'RUNNING',
  'PAUSED',
  'FINISHED',
  'CALCULATED',
  'PAID',
  'CANCELLED',
] as const;
export type RunState = (typeof runStates)[number];

/** Corrections of rounds are waited for so long; then places are final. */
export const GRACE_MS = 30 * 60_000;

export interface RunTimes {
  state: RunState;
  opensAt: Date;
  startsAt: Date;
  endsAt: Date;
}

const byClock: ReadonlySet<RunState> = new Set(['SCHEDULED', 'REGISTRATION', 'RUNNING']);

export function stateAt({ state, opensAt, startsAt, endsAt }: RunTimes, now: Date): RunState {
  // Also one that is paused has an end.
  if (state === 'PAUSED') return now < endsAt ? 'PAUSED' : 'FINISHED';
  if (!byClock.has(state)) return state;
  if (now < opensAt) return 'SCHEDULED';
  if (now < startsAt) return 'REGISTRATION';
  return now < endsAt ? 'RUNNING' : 'FINISHED';
}

export const isJoinable = (state: RunState): boolean => state === 'REGISTRATION' || state === 'RUNNING';

export const isCalculable = ({ endsAt }: Pick<RunTimes, 'endsAt'>, now: Date): boolean =>
  now.getTime() >= endsAt.getTime() + GRACE_MS;

/** As the site asks for them (spec §7 "status"). */
export const runStatuses = ['active', 'future', 'finished'] as const;
export type RunStatus = (typeof runStatuses)[number];

export function statusOf(state: RunState): RunStatus {
  if (state === 'SCHEDULED' || state === 'REGISTRATION') return 'future';
  return state === 'RUNNING' || state === 'PAUSED' ? 'active' : 'finished';
}
