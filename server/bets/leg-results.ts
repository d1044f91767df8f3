// What became of a leg, as far as its match has come. While a match goes on only what has won for certain counts, so that it
// can be paid at once; all else waits until the match is over.
import { settleBuilder } from '#sports/bets/builder.ts';
import type { Ending, MatchResult } from '#sports/settle/match-result.ts';
import { type OutcomeResult, VOID } from '#sports/settle/outcome-result.ts';
import { settleOutcome } from '#sports/settle/settle-market.ts';
import type { EventRecord } from '../book/event-rows.ts';
import { matchOf } from '../book/match-of.ts';
import type { LegRow } from './bet-rows.ts';

const finals: readonly EventRecord['status'][] = ['resulted', 'abandoned', 'cancelled'];

export const isFinal = ({ status }: Pick<EventRecord, 'status'>): boolean => finals.includes(status);

/** Of a match that goes on, what has been counted so far. */
export function resultOf(event: EventRecord): MatchResult {
  // A producer that sends chances need not send every incident: only the counts of its result settle.
  const isFollowed = event.chances === null && event.runners === null;
  const counted = isFollowed ? matchOf(event).result().tallies : undefined;
  const tallies = event.result ?? counted ?? {};
  if (!isFinal(event)) return { ending: null, tallies };
  const ending = event.ending ?? endingOf(event.status);
  // Who gave up stands among the counts: one for that side (server/feed/event-result.ts).
  const { retired } = tallies;
  return { ending, tallies, ...(retired !== undefined && { retired: retired.home > 0 ? 'home' : 'away' }) };
}

const endingOf = (status: EventRecord['status']): Ending =>
  status === 'cancelled' || status === 'abandoned' ? status : 'played';

/** By market: those that people have declared void. */
export type VoidMarkets = ReadonlySet<string>;

interface Settling extends Pick<LegRow, 'picks' | 'score'> {
  /** It was made before the start, as everybody thought, and after it, as is known by now. */
  is_late: boolean;
}

/** Null: not yet. */
export function legResult(
  { picks, score, is_late }: Settling,
  event: EventRecord,
  voids: VoidMarkets,
): OutcomeResult | null {
  if (is_late) return VOID;
  const match = resultOf(event);
  const each = picks.map(({ market, spec, outcome }) =>
    voids.has(market) ? VOID : settleOutcome(spec, outcome, match, { score: score ?? undefined }),
  );
  const settled = picks.length === 1 ? each[0]! : settleBuilder(each);
  const isVoid = picks.some(({ market }) => voids.has(market));
  return isFinal(event) || isVoid || settled?.win === 1 ? settled : null;
}
