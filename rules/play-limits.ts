// A player's own limits on playing for money: the stake of a round, what may be lost in so many days, how long one sits
// without a break, and after how long one is asked whether to go on. A tighter one counts at once; a looser one after a
// wait and a second yes.
import type { RaiseTerms } from './jurisdiction.ts';
import { type Cents, cents, ZERO } from './money.ts';

export const playLimitKinds = ['stake', 'loss', 'time', 'check'] as const;
export type PlayLimitKind = (typeof playLimitKinds)[number];

export const lossDays = [1, 7, 30] as const;
export const timeMinutes = [30, 60, 120, 180, 240] as const;
export const checkMinutes = [15, 30, 60] as const;
/** For whoever has chosen none. */
export const USUAL_CHECK_MINUTES = 60;

export const playLimitRaises: RaiseTerms = { waitHours: 24, lapseHours: 7 * 24 };

/** Each kind uses its own part: an amount, with days for what may be lost; minutes. */
export interface PlayLimit {
  amount: Cents | null;
  days: number | null;
  minutes: number | null;
}

export type PlayLimits = Readonly<Record<PlayLimitKind, PlayLimit | null>>;

/** Null takes a limit away, or is none yet: a first one loosens nothing. */
export const isLooserPlayLimit = (next: PlayLimit | null, standing: PlayLimit | null): boolean =>
  standing !== null &&
  (next === null ||
    (next.amount ?? 0) > (standing.amount ?? 0) ||
    (next.days ?? 0) < (standing.days ?? 0) ||
    (next.minutes ?? 0) > (standing.minutes ?? 0));

const MINUTE_MS = 60_000;
/** So long without a round, and one has stood up. */
const BREAK_MS = 30 * MINUTE_MS;

export interface Sitting {
  beganAt: Date;
  /** When the player last said to go on. */
  confirmedAt: Date;
  lastStartedAt: Date;
}

export const isOver = ({ lastStartedAt }: Sitting, now: Date): boolean =>
  now.getTime() - lastStartedAt.getTime() >= BREAK_MS;

const hasPassed = (since: Date, minutes: number, now: Date): boolean =>
  now.getTime() - since.getTime() >= minutes * MINUTE_MS;

export const isCheckDue = (limits: PlayLimits, sitting: Sitting | null, now: Date): boolean =>
  sitting !== null &&
  !isOver(sitting, now) &&
  hasPassed(sitting.confirmedAt, limits.check?.minutes ?? USUAL_CHECK_MINUTES, now);

export type PlayLimitReached =
  | { kind: 'stake'; limit: Cents }
  | { kind: 'loss'; left: Cents }
  | { kind: 'time'; until: Date }
  | { kind: 'check' };

interface Stake {
  /** All that the round stakes with it. */
  stake: Cents;
  /** What it adds to that now. */
  added: Cents;
  /** In the days of the limit, what was staked and did not come back; below zero is a gain. */
  lost: number;
}

/** Null: no limit on money speaks against this stake. */
export function stakeReached(limits: PlayLimits, { stake, added, lost }: Stake): PlayLimitReached | null {
  const [most, loss] = [limits.stake?.amount ?? null, limits.loss?.amount ?? null];
  if (most !== null && stake > most) return { kind: 'stake', limit: most };
  if (loss !== null && lost + added > loss) return { kind: 'loss', left: cents(Math.max(ZERO, loss - lost)) };
  return null;
}

/** Null: no limit on time speaks against another round. */
export function timeReached(limits: PlayLimits, sitting: Sitting | null, now: Date): PlayLimitReached | null {
  if (sitting === null || isOver(sitting, now)) return null;
  const minutes = limits.time?.minutes ?? null;
  if (minutes !== null && hasPassed(sitting.beganAt, minutes, now))
    return { kind: 'time', until: new Date(sitting.lastStartedAt.getTime() + BREAK_MS) };
  return isCheckDue(limits, sitting, now) ? { kind: 'check' } : null;
}
