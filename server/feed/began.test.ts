// What a producer says of the moment at which a match really began.
import { expect, test } from 'vitest';
import type { EventMessage, MessageOf } from '#contract/feed/messages.ts';
import { applyMessage } from './apply-message.ts';
import type { DraftEvent } from './draft-event.ts';

const fixture: MessageOf<'fixture'> = {
  type: 'fixture',
  ...{ sequence: 1, event: 'e1', starts_at: '2026-05-01T18:00:00Z', status: 'scheduled' },
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
  home: { name: 'A', short: 'A', emblem: 'a', colours: ['#000000', '#ffffff'] },
  away: { name: 'B', short: 'B', emblem: 'b', colours: ['#000000', '#ffffff'] },
  ...{ strength: 0, chances: null, commit: null },
};

function apply(messages: readonly EventMessage[]): DraftEvent {
  let event: DraftEvent | undefined;
  for (const message of messages) {
    const applied = applyMessage(event, message);
    if ('trouble' in applied) throw new Error(applied.trouble);
    event = applied.event;
  }
  return event!;
}

const began_at = '2026-05-01T17:50:00Z';
const inPlay: Omit<MessageOf<'incidents'>, 'sequence'> = {
  ...{ type: 'incidents', event: 'e1', moment: 5, from: 0, incidents: [] },
};

test('it is kept with the match, whoever says it and however, until it is corrected', () => {
  expect(apply([fixture]).began_at).toBeNull();
  expect(apply([fixture, { ...inPlay, sequence: 2 }]).began_at).toBeNull();
  const told = apply([fixture, { ...inPlay, sequence: 2, began_at }, { ...inPlay, sequence: 3, moment: 6 }]);
  expect(told).toMatchObject({ began_at: '2026-05-01T17:50:00.000Z', status: 'live' });
  const stopped = { type: 'bet-stop', event: 'e1', sequence: 2, pause: 'incident', began_at } as const;
  expect(apply([fixture, stopped]).began_at).toBe('2026-05-01T17:50:00.000Z');
  const again = { ...stopped, sequence: 3, began_at: '2026-05-01T17:55:00Z' };
  expect(apply([fixture, stopped, again]).began_at).toBe('2026-05-01T17:55:00.000Z');
  const snapshot: MessageOf<'snapshot'> = {
    ...fixture,
    type: 'snapshot',
    ...{ sequence: 4, is_begun: true, moment: 5, incidents: [], pause: null },
    ...{ seed: null, ending: null, began_at },
  };
  expect(apply([snapshot]).began_at).toBe('2026-05-01T17:50:00.000Z');
});
