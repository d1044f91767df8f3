import { expect } from 'vitest';
import { scriptedMatch } from '#tests/feed.ts';
import { test } from '#tests/world.ts';
import { openProcessBus } from '../live/process.ts';
import { readResults, takeResults } from './results-csv.ts';
import { takeMessages } from './take-messages.ts';

const now = new Date('2026-03-01T15:00:00Z');
const file = (...lines: string[]) => ['producer,event,ending,counts', ...lines].join('\r\n');

test('results of a file settle events, all of them or none, and once', async ({ world }) => {
  const tools = { db: world.db, bus: openProcessBus() };
  const [one, two] = [scriptedMatch('football', 1), scriptedMatch('football', 2)];
  const fixtures = [one, two].map(({ fixture }, place) => ({
    ...fixture,
    commit: null,
    sequence: place + 1,
  }));
  await takeMessages(tools, 'outside', fixtures, now);
  const rows = () => world.db.sql<{ status: string; result: unknown; result_revision: number }>`
    select status, result, result_revision from event where producer = 'outside' order by external_id`;

  const half = readResults(file(`outside,${one.event},played,ft=2:1`, 'outside,nobody,played,ft=0:0'));
  await expect(takeResults(tools, half, now)).rejects.toThrow('Line 3: there is no event nobody');
  expect((await rows()).map(({ status }) => status)).toEqual(['scheduled', 'scheduled']);

  const whole = readResults(
    file(`outside,${one.event},played,ft=2:1 h1=1:0`, `outside,${two.event},cancelled,`),
  );
  expect(await takeResults(tools, whole, now)).toBe(2);
  expect(await takeResults(tools, whole, now)).toBe(0);
  expect(await rows()).toMatchObject([
    {
      status: 'resulted',
      result: { ft: { home: 2, away: 1 }, h1: { home: 1, away: 0 } },
      result_revision: 1,
    },
    { status: 'cancelled', result_revision: 1 },
  ]);
});

test.for([
  ['id,score', 'The first line'],
  [file('outside,e,played'), 'four parts'],
  [file('outside,e,won,ft=1:0'), 'no ending'],
  [file('outside,e,played,ft=1-0'), 'no count'],
  [file('outside,e,played,'), 'counts nothing'],
] as const)('a wrong file is refused: %s', ([text, why]) => expect(() => readResults(text)).toThrow(why));
