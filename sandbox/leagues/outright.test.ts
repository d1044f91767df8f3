// Who wins a virtual season: chances from the table and what is left, and at the end the table itself.
import { expect, test } from 'vitest';
import { virtualLeagues } from './league.ts';
import { SeasonBook } from './season-book.ts';
import { Secrets } from './secrets.ts';
import { outrightNamed, VirtualOutright } from './virtual-outright.ts';

const secrets = new Secrets(Buffer.alloc(32, 7));
const league = virtualLeagues.find(({ sport }) => sport === 'darts')!;
const SEASON = 3;
const DAY_MS = 86_400_000;

test('chances add up, follow the table, and end with it', () => {
  const book = new SeasonBook(league, SEASON, secrets);
  const begins = book.closesAt - 2 * DAY_MS;
  const before = book.chancesAt(begins);
  expect(book.isOver(begins)).toBe(false);
  for (const place of [0, 1, 2]) expect(before.reduce((sum, row) => sum + row[place]!, 0)).toBeCloseTo(1, 6);
  const late = book.chancesAt(book.closesAt);
  const end = book.closesAt + DAY_MS;
  expect(book.isOver(book.closesAt)).toBe(false);
  expect(book.isOver(end)).toBe(true);
  const finish = book.finish(end);
  expect(finish.some(({ position }) => position === 1)).toBe(true);
  const winner = finish.findIndex(({ position }) => position === 1);
  expect(late[winner]![0], 'who wins was likely two rounds before').toBeGreaterThan(0.02);
  expect(book.chancesAt(end)[winner]![0]).toBeGreaterThan(0.3);
});

test('it is told once: what it is, its chances as matches end, and who has won', () => {
  const outright = new VirtualOutright(league, SEASON, secrets);
  expect(outrightNamed(outright.event)).toEqual({ sysname: league.sysname, season: SEASON });
  const snapshot = outright.snapshot();
  expect(snapshot).toMatchObject({ chances: {}, ending: null });
  expect(snapshot.runners).toHaveLength(league.size);
  const closesAt = Date.parse(snapshot.starts_at);
  const at = (ms: number) => [...outright.tellUntil(closesAt + ms)];
  expect(at(-DAY_MS)).toMatchObject([{ type: 'chances' }]);
  expect(at(-DAY_MS)).toEqual([]);
  expect(at(60_000), 'nobody bets on it any more').toEqual([]);
  expect(at(DAY_MS)).toMatchObject([{ type: 'result', ending: 'played' }]);
  expect(at(2 * DAY_MS)).toEqual([]);
  expect(outright.snapshot()).toMatchObject({ ending: 'played', tallies: { 'pos-0': {} } });
});
