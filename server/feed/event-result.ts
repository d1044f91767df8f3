// How an event ends, and what it comes to then.
import type { MessageOf } from '#contract/feed/messages.ts';
import { sportModels } from '#sports/models.ts';
import type { Ending, MatchResult, Tally } from '#sports/settle/match-result.ts';
import { isProven } from './check-told.ts';
import type { Applied, DraftEvent } from './draft-event.ts';

type Told = Pick<MessageOf<'result'>, 'ending' | 'seed' | 'retired' | 'tallies'>;

const statuses: Readonly<Record<Ending, DraftEvent['status']>> = {
  played: 'resulted',
  retired: 'resulted',
  walkover: 'resulted',
  reversed: 'resulted',
  abandoned: 'abandoned',
  cancelled: 'cancelled',
};

export function withEnding(event: DraftEvent, told: Told): Applied {
  const { ending, seed } = told;
  if (ending === 'played' && event.commit !== null && (seed === null || !isProven(event, seed)))
    return { trouble: 'it is not the match that was committed to' };
  const result = resultOf(event, told);
  if (result === null) return { trouble: 'it is not over' };
  return {
    event: {
      ...event,
      ...{ ending, result, seed: seed ?? event.seed, pause: 'ended', status: statuses[ending] },
      result_revision: event.result_revision + 1,
    },
  };
}

/** As counted by whoever told it, or else from the incidents; null: it was played, and yet is not over. */
function resultOf(event: DraftEvent, { ending, retired, tallies }: Told): MatchResult['tallies'] | null {
  const { sport, strength, incidents, moment } = event;
  const followed = sportModels[sport].follow(strength, incidents, moment).result();
  if (tallies === undefined && ending === 'played' && followed.ending !== 'played') return null;
  return {
    ...(tallies === undefined ? followed.tallies : counted(tallies)),
    ...(retired !== undefined && { retired: sideOf(retired) }),
  };
}

const counted = (tallies: NonNullable<Told['tallies']>): Record<string, Tally> =>
  Object.fromEntries(Object.entries(tallies).map(([name, score]) => [name, { ...score, isOver: true }]));

/** Who gave up, kept among the counts: one for that side. */
const sideOf = (side: 'home' | 'away'): Tally => ({
  home: side === 'home' ? 1 : 0,
  away: side === 'away' ? 1 : 0,
  isOver: true,
});
