// A producer that sends probabilities of its own also sends how its match stands, by incidents or by a score alone.
import { expect, test } from 'vitest';
import type { EventMessage, MessageOf } from '#contract/feed/messages.ts';
import { eventRecord } from '#tests/event-record.ts';
import type { EventRecord } from '../book/event-rows.ts';
import { offeredBook } from '../book/offered-book.ts';
import { shownRow } from '../book/shown-event.ts';
import { applyMessage } from './apply-message.ts';
import type { DraftEvent } from './draft-event.ts';

const chances = { result: { '1': 0.5, X: 0.3, '2': 0.2 } };
const { home, away } = eventRecord('football') as unknown as MessageOf<'fixture'>;
const fixture: MessageOf<'fixture'> = {
  ...{ type: 'fixture', sequence: 1, event: 'e1', starts_at: '2026-05-01T18:00:00Z', status: 'scheduled' },
  league: {
    ...{
      sysname: 'one',
      sport: 'football',
      name: 'One',
      category: 'X',
      tier: 1,
      is_virtual: false,
      season: 1,
    },
  },
  ...{ home, away, strength: 0, chances, commit: null },
};
const kickOff: MessageOf<'incidents'> = {
  ...{ type: 'incidents', sequence: 2, event: 'e1', moment: 1, from: 0, incidents: [] },
};
const goal = { type: 'goal', side: 'home', step: 20 };
const stop = { type: 'bet-stop', event: 'e1' } as const;

let versions = 1;

function apply(...messages: readonly EventMessage[]): EventRecord {
  let draft: DraftEvent | undefined;
  for (const message of [fixture, kickOff, ...messages]) {
    const applied = applyMessage(draft, message);
    if ('trouble' in applied) throw new Error(applied.trouble);
    draft = applied.event;
  }
  const { league: _, starts_at: __, began_at: ___, id: ____, ...state } = draft!;
  versions += 1;
  return eventRecord('football', { ...state, version: versions });
}

test.for([
  ['an incident', [{ ...kickOff, sequence: 3, moment: 21, incidents: [goal] }]],
  ['a score', [{ type: 'chances', event: 'e1', sequence: 3, chances, score: { home: 1, away: 0 } }]],
] as [string, EventMessage[]][])('%s makes it 1:0 and counts as a turn of the match', ([, messages]) => {
  const [before, after] = [apply(), apply(...messages)];
  expect(offeredBook(before)).toMatchObject({ score: { home: 0, away: 0 }, decisive: 0 });
  expect(offeredBook(after)).toMatchObject({ score: { home: 1, away: 0 }, decisive: 1 });
  expect(shownRow(after).state.score).toEqual({ home: 1, away: 0 });
  expect(offeredBook(after).hasModel, 'its model prices nothing').toBe(false);
});

test('betting that was stopped and goes on is a turn: something happened, though nobody says what', () => {
  const stopped = apply(
    { ...stop, sequence: 3, pause: 'incident' },
    { ...stop, sequence: 4, pause: 'review' },
    { ...stop, sequence: 5, pause: null },
  );
  expect(offeredBook(stopped)).toMatchObject({ decisive: 1, pause: null });
  const again = apply(
    { ...stop, sequence: 3, pause: 'incident' },
    { ...stop, sequence: 4, pause: null },
    { ...stop, sequence: 5, pause: 'incident' },
  );
  expect(offeredBook(again).decisive).toBe(2);
});

test('a recovery that finds another score is a turn, and one that finds the same is none', () => {
  const told = { type: 'chances', event: 'e1', sequence: 3, chances, score: { home: 1, away: 0 } } as const;
  const snapshot = (score: { home: number; away: number }): MessageOf<'snapshot'> => ({
    ...{ ...fixture, type: 'snapshot', sequence: 4, is_begun: true, moment: 5, incidents: [] },
    ...{ pause: null, seed: null, ending: null, score },
  });
  expect(offeredBook(apply(told, snapshot({ home: 1, away: 0 }))).decisive).toBe(1);
  expect(offeredBook(apply(told, snapshot({ home: 1, away: 1 })))).toMatchObject({
    decisive: 2,
    score: { home: 1, away: 1 },
  });
});
