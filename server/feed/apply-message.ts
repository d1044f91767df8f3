// What a message makes of an event. Pure: the same messages in the same order make the same event, whoever takes them.
import type { EventMessage, FixtureMessage, MessageOf } from '#contract/feed/messages.ts';
import type { Incident } from '#sports/law/match-so-far.ts';
import { sportModels } from '#sports/models.ts';
import type { Score } from '#sports/settle/match-result.ts';
import { followed, isAsTold, isCommitted } from './check-told.ts';
import { type Applied, type DraftEvent, isClosed } from './draft-event.ts';
import { withEnding } from './event-result.ts';

/**
 * Of an event that is not known nothing can be taken but what it is. One that is closed stays as it is until its end is
 * taken back: two people of the house may have decided on it, and whatever else is told comes too late.
 */
export function applyMessage(event: DraftEvent | undefined, message: EventMessage): Applied {
  if (event !== undefined && isClosed(event)) return { event: applyToClosed(event, message) };
  if (message.type === 'fixture') return applyFixture(event, message);
  if (message.type === 'snapshot') return applySnapshot(event, message);
  if (event === undefined) return { trouble: 'it is not known' };
  const at = begunAt({ ...event, sequence: message.sequence }, message);
  switch (message.type) {
    case 'incidents':
      return applyIncidents(at, message);
    case 'bet-stop':
      return { event: at.pause === 'ended' ? at : { ...withStop(at, message.pause), pause: message.pause } };
    case 'chances':
      return { event: { ...withScore(at, message.score), chances: message.chances, is_outdated: false } };
    case 'result':
      return withEnding(at, message);
    case 'cancel':
      return withEnding(at, { ending: 'cancelled', seed: null });
    case 'rollback':
      return { event: at };
  }
}

/** The score as received counts as a derived one does: another one is a turn of the match. */
function withScore(event: DraftEvent, score: Score | undefined): DraftEvent {
  if (score === undefined) return event;
  const { home, away } = event.told_score ?? { home: 0, away: 0 };
  const isSame = score.home === home && score.away === away;
  return { ...event, told_score: score, turns: event.turns + (isSame ? 0 : 1) };
}

/** A producer that sends chances may suspend betting at a goal without sending the goal itself. */
const withStop = (event: DraftEvent, pause: DraftEvent['pause']): DraftEvent =>
  event.chances !== null && event.status === 'live' && pause !== null && event.pause === null
    ? { ...event, turns: event.turns + 1 }
    : event;

/** What was said of it first may be corrected. */
const begunAt = (event: DraftEvent, message: EventMessage): DraftEvent =>
  'began_at' in message ? { ...event, began_at: timeOf(message.began_at) ?? event.began_at } : event;

/** As the database tells it. */
const timeOf = (told: string | undefined): string | null =>
  told === undefined ? null : new Date(told).toISOString();

/** Its seed is told all the same, whoever has decided on it: it can be played again. */
function applyToClosed(event: DraftEvent, message: EventMessage): DraftEvent {
  if (message.type === 'rollback') return reopened({ ...event, sequence: message.sequence });
  const seed = 'seed' in message ? message.seed : null;
  return seed !== null && event.seed === null && isCommitted(event, seed) ? { ...event, seed } : event;
}

/** The seed and the strength of a match are settled once it can be bet on: whoever changes them later plays another match. */
function applyFixture(event: DraftEvent | undefined, message: FixtureMessage): Applied {
  const { type: _, at: _at, event: external_id, ...told } = message;
  if (event === undefined) return { event: newEvent(external_id, told) };
  if (event.commit !== null && (event.commit !== told.commit || event.strength !== told.strength))
    return { trouble: 'it was committed to otherwise' };
  const { league, home, away, starts_at, strength, chances, commit, sequence } = told;
  const status = event.status === 'scheduled' || event.status === 'postponed' ? told.status : event.status;
  return {
    event: {
      ...{ ...event, league, home, away, starts_at, status, strength, chances, commit, sequence },
      is_outdated: false,
    },
  };
}

const newEvent = (
  external_id: string,
  { league, runners, ...told }: Omit<FixtureMessage, 'type' | 'event' | 'at'>,
): DraftEvent => ({
  ...told,
  runners: runners ?? null,
  ...{ id: null, external_id, league, sport: league.sport, moment: 0, incidents: [], pause: null },
  ...{ began_at: null, seed: null, ending: null, result: null, result_revision: 0 },
  ...{ told_score: null, turns: 0, is_outdated: false },
});

function applyIncidents(event: DraftEvent, { moment, from, incidents }: MessageOf<'incidents'>): Applied {
  if (from > event.incidents.length) return { trouble: 'incidents before these are missing' };
  if (!isAsTold(event.sport, incidents)) return { trouble: 'no incident of this sport' };
  const all = [...event.incidents.slice(0, from), ...(incidents as unknown as Incident[])];
  return inPlay(event, all, moment);
}

function inPlay(event: DraftEvent, incidents: readonly Incident[], moment: number): Applied {
  const match = followed(event, incidents, moment);
  if (match === null) return { trouble: 'its incidents do not follow from each other' };
  const isOver = match.result().ending !== null;
  const pause = isOver ? 'ended' : event.pause === 'ended' ? null : event.pause;
  return { event: { ...event, incidents, moment, pause, status: isOver ? 'ended' : 'live' } };
}

function applySnapshot(event: DraftEvent | undefined, message: MessageOf<'snapshot'>): Applied {
  const {
    is_begun,
    moment,
    incidents: told,
    pause,
    ending,
    seed,
    tallies,
    began_at,
    score,
    ...fixture
  } = message;
  const incidents = told as unknown as Incident[];
  const known = applyFixture(event, { ...fixture, type: 'fixture' });
  if ('trouble' in known) return known;
  if (!isAsTold(known.event.sport, incidents)) return { trouble: 'no incident of this sport' };
  const open = {
    ...withScore(withStop(known.event, pause), score),
    pause,
    began_at: timeOf(began_at) ?? known.event.began_at,
  };
  const played = is_begun ? inPlay(open, incidents, moment) : { event: open };
  return 'trouble' in played || ending === null
    ? played
    : withEnding(played.event, { ending, seed, tallies });
}

/** As if its end had not been told. */
function reopened(event: DraftEvent): DraftEvent {
  const { sport, strength, incidents, moment } = event;
  const isOver = sportModels[sport].follow(strength, incidents, moment).result().ending !== null;
  const isBegun = moment > 0 || incidents.length > 0;
  return {
    ...event,
    ...{ ending: null, result: null, seed: null, result_revision: event.result_revision + 1 },
    pause: isOver ? 'ended' : 'review',
    status: isOver ? 'ended' : isBegun ? 'live' : 'scheduled',
  };
}
