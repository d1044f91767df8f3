// Which rounds a tournament counts: played for one's own money, in its games, begun inside its time.
import type { Cents } from '../money.ts';

/** A round that was begun in time is waited for so long. */
const FINISHING_MS = 10 * 60_000;

export interface Span {
  from: Date;
  /** Null: until now. */
  to: Date | null;
}

export interface CountingTerms {
  startsAt: Date;
  endsAt: Date;
  pauses: readonly Span[];
  games: ReadonlySet<string>;
  /** In the tournament's currency. */
  minStake: Cents;
}

export interface PlayedIn {
  game: string;
  startedAt: Date;
  settledAt: Date;
  /** In the tournament's currency. */
  staked: Cents;
  stakedBonus: Cents;
  isFree: boolean;
}

export const isCounted = (terms: CountingTerms, round: PlayedIn): boolean =>
  !round.isFree &&
  round.stakedBonus === 0 &&
  round.staked > 0 &&
  round.staked >= terms.minStake &&
  terms.games.has(round.game) &&
  isInside(terms, round) &&
  !terms.pauses.some(({ from, to }) => round.startedAt >= from && (to === null || round.startedAt < to));

const isInside = (
  { startsAt, endsAt }: CountingTerms,
  { startedAt, settledAt }: Pick<PlayedIn, 'startedAt' | 'settledAt'>,
): boolean =>
  startedAt >= startsAt && startedAt < endsAt && settledAt.getTime() < endsAt.getTime() + FINISHING_MS;
