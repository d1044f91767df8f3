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
  const snapshot = outright.snapshot(0);
  expect(snapshot).toMatchObject({ chances: {}, ending: null });
  expect(snapshot.runners).toHaveLength(league.size);
  const closesAt = Date.parse(snapshot.starts_at);
  const at = (ms: number) => [...outright.tellUntil(closesAt + ms)];
  expect(at(-DAY_MS)).toMatchObject([{ type: 'chances' }]);
  expect(at(-DAY_MS)).toEqual([]);
  expect(at(60_000), 'nobody bets on it any more').toEqual([]);
  expect(at(DAY_MS)).toMatchObject([{ type: 'result', ending: 'played' }]);
  expect(at(2 * DAY_MS)).toEqual([]);
  expect(outright.snapshot(closesAt + 2 * DAY_MS)).toMatchObject({
    ending: 'played',
    tallies: { 'pos-0': {} },
  });
});

test('its chances are calculated anew after every turn of a match of its league and after its end, not by the clock', () => {
  const outright = new VirtualOutright(league, SEASON, secrets);
  const book = new SeasonBook(league, SEASON, secrets);
  const begins = book.closesAt - DAY_MS;
  const seconds = Array.from({ length: 600 }, (_, second) => begins + second * 1_000);
  expect([...outright.tellUntil(begins)]).toMatchObject([{ type: 'fixture' }, { type: 'chances' }]);
  let turns = book.turnsAt(begins);
  let turned = 0;
  for (const now of seconds) {
    const isTurned = book.turnsAt(now) !== turns;
    turns = book.turnsAt(now);
    turned += Number(isTurned);
    // A recovery between the two has no chances from before the turn.
    if (isTurned && turned % 2 === 0) expect(outright.snapshot(now).chances).toEqual({});
    expect([...outright.tellUntil(now)].length, `at ${now}`).toBe(Number(isTurned));
    expect(outright.snapshot(now).chances).not.toEqual({});
  }
  expect(turned).toBeGreaterThan(3);
});

test('a match in play counts as it stands: all but its result is known of the last one, and so is every position', () => {
  const book = new SeasonBook(league, SEASON, secrets);
  let end = book.closesAt;
  while (!book.isOver(end)) end += 1_000;
  const [before, after] = [book.chancesAt(end - 2_000), book.chancesAt(end)];
  const apart = before.flatMap((row, place) =>
    row.map((chance, position) => Math.abs(chance - after[place]![position]!)),
  );
  expect(Math.max(...apart), 'but for lots that are drawn where two are level').toBeLessThan(0.06);
});
