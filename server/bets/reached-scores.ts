// How a match stands as far as its risk is concerned: final scores that can no longer be reached are no worst case of it, and
// none of its league. The score is stored beside the worst case that was calculated at it.
import type { Sport } from '#sports/markets/market.ts';
import type { Tallies } from '#sports/risk/event-risk.ts';
import { blockNamed } from '#sports/risk/sport-blocks.ts';
import type { EventRecord } from '../book/event-rows.ts';
import { isInPlay } from '../book/make-book.ts';
import { matchOf } from '../book/match-of.ts';
import type { RiskRow, SoFar } from './risk-rows.ts';

/** A match that is over keeps the score it was last counted at until its bets are settled. */
export function scoreForRisk(event: EventRecord, stored: Tallies | undefined): Tallies | undefined {
  if (event.runners !== null || event.status === 'scheduled' || event.status === 'postponed')
    return undefined;
  return isInPlay(event) ? matchOf(event).result().tallies : stored;
}

/** Null where all scenarios of the block count. */
export const soFarOf = (sport: Sport, name: string, now: Tallies | undefined): SoFar => {
  const block = now === undefined ? undefined : blockNamed(sport, name);
  if (block === undefined) return null;
  return block.tallies.map((tally) => {
    const known = now![tally];
    return known === undefined ? null : [known.home, known.away, Number(known.isOver)];
  });
};

export const isSameScore = (one: SoFar | undefined, other: SoFar): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** All rows of an event are written at one score. */
export function talliesOfRows(
  sport: Sport,
  rows: readonly Pick<RiskRow, 'block' | 'so_far'>[],
): Tallies | undefined {
  const known = rows.flatMap(({ block, so_far }) =>
    (blockNamed(sport, block)?.tallies ?? []).flatMap((tally, at) => {
      const score = so_far?.[at];
      if (score == null) return [];
      const [home, away, isOver] = score;
      return [[tally, { home, away, isOver: isOver === 1 }] as const];
    }),
  );
  return known.length === 0 ? undefined : Object.fromEntries(known);
}
