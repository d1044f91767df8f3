// The virtual leagues: always enough to bet on, nothing told before its time, and the same after a restart.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { EventMessage, SnapshotMessage } from '#contract/feed/messages.ts';
import { sports } from '#sports/markets/market.ts';
import { matchCommit } from '#sports/match-commit.ts';
import { playFromSeed } from '#sports/play-from-seed.ts';
import { makeDataFolder } from '#tests/data-folder.ts';
import { matchesFrom } from './calendar.ts';
import { roundsOf, virtualLeagues } from './league.ts';
import { competitors } from './names.ts';
import { Producer } from './producer.ts';
import { Secrets } from './secrets.ts';
import { secretIn } from './start-leagues.ts';

const secret = Buffer.alloc(32, 'secret');
const NOON = Date.UTC(2026, 10, 17, 12);
/** Of matches: who wins a season is tried by itself. */
const snapshots = (producer: Producer, now: number) =>
  (producer.snapshot([], now) as SnapshotMessage[]).filter(({ runners }) => runners === undefined);
const isLive = ({ is_begun, ending }: SnapshotMessage) => is_begun && ending === null;

test('eight sports, eighteen leagues and more, and everybody has a name of their own', () => {
  expect(virtualLeagues.length).toBeGreaterThanOrEqual(18);
  expect(new Set(virtualLeagues.map(({ sport }) => sport))).toEqual(new Set(sports));
  const names = [...competitors.values()].flat().map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  for (const clubs of competitors.values())
    expect(new Set(clubs.map(({ short }) => short)).size).toBe(clubs.length);
});

describe('the calendar', () => {
  test.for(virtualLeagues)(
    'of $sysname: everybody meets everybody at home and away, and rests between',
    (league) => {
      const season = matchesFrom(league, Date.UTC(2026, 0, 1));
      const count = (roundsOf(league) * league.size) / 2;
      const matches = Array.from({ length: count }, () => season.next().value);
      expect(new Set(matches.map(({ home, away }) => `${home}-${away}`)).size).toBe(
        league.size * (league.size - 1),
      );
      const last = new Map<number, number>();
      for (const { home, away, startsAt } of matches)
        for (const club of [home, away]) {
          expect(startsAt - (last.get(club) ?? -Infinity)).toBeGreaterThanOrEqual(45 * 60_000);
          last.set(club, startsAt);
        }
      expect(season.next().value).toMatchObject({ season: 2, round: 1, number: 1 });
    },
  );
});

/** Three hours of the leagues, walked once for all who look at them: a season's chances take a second to reckon. */
function walk() {
  const producer = new Producer(new Secrets(secret), NOON);
  const begun = snapshots(producer, NOON);
  const told = new Map<string, { now: number; message: EventMessage }[]>();
  const standing: { minute: number; live: number; ahead: number }[] = [];
  const tick = (now: number) => {
    for (const message of producer.tick(now))
      told.set(message.event, [...(told.get(message.event) ?? []), { now, message }]);
    const minute = (now - NOON) / 60_000;
    if (minute % 15 !== 0) return;
    const all = snapshots(producer, now);
    const ahead = all.filter(({ is_begun }) => !is_begun).length;
    standing.push({ minute, live: all.filter(isLive).length, ahead });
  };
  for (let minute = 0; minute < 75; minute += 1) tick(NOON + minute * 60_000);
  for (let minute = 75; minute <= 180; minute += 15) tick(NOON + minute * 60_000);
  return { begun, told, standing };
}

let walked: ReturnType<typeof walk> | undefined;
const evening = () => {
  walked ??= walk();
  return walked;
};

test('at any hour thirty matches and more are played, and five hundred are ahead', () => {
  const { standing } = evening();
  expect(standing).toHaveLength(13);
  for (const { minute, live, ahead } of standing) {
    expect(live, `after ${minute} minutes`).toBeGreaterThanOrEqual(30);
    expect(ahead).toBeGreaterThanOrEqual(500);
  }
});

test('a match is told as it happens and not before: what is told is what its seed makes, and the seed comes last', () => {
  const { begun, told } = evening();
  const first = begun
    .filter(({ is_begun }) => !is_begun)
    .toSorted((a, b) => a.starts_at.localeCompare(b.starts_at))
    .slice(0, 12);
  for (const { event, strength, commit, league, seed: before } of first) {
    expect(before).toBeNull();
    const messages = told.get(event)!.map(({ message }) => message);
    const result = messages.at(-1)!;
    if (result.type !== 'result') throw new Error(`${event} did not end`);
    expect(matchCommit({ seed: result.seed!, strength })).toBe(commit);
    const played = playFromSeed({ sport: league.sport, event, strength, seed: result.seed! });
    const incidents = messages.flatMap((message) => (message.type === 'incidents' ? message.incidents : []));
    expect(incidents).toEqual(played.incidents);
    expect(JSON.stringify(messages.slice(0, -1))).not.toContain(result.seed!);
    // Betting stops before what turns a match, and goes on after it.
    const stops = messages.filter(({ type }) => type === 'bet-stop');
    expect(stops.length).toBeGreaterThan(0);
  }
});

test('a football match lasts about half an hour, and no other more than fifty minutes', () => {
  const { begun, told } = evening();
  const ended = [...told].flatMap(([event, messages]) =>
    messages.flatMap(({ now, message }) => (message.type === 'result' ? [[event, now] as const] : [])),
  );
  const ends = new Map(ended.filter(([, now]) => now < NOON + 75 * 60_000));
  const lasted = begun
    .filter(({ event, starts_at }) => ends.has(event) && Date.parse(starts_at) >= NOON)
    .map(({ event, starts_at, league }) => ({
      sport: league.sport,
      ms: ends.get(event)! - Date.parse(starts_at),
    }));
  expect(lasted.length).toBeGreaterThan(60);
  for (const { sport, ms } of lasted) {
    expect(ms / 60_000, sport).toBeLessThan(50);
    if (sport === 'football') expect(Math.abs(ms / 60_000 - 30)).toBeLessThan(2);
  }
});

test('leagues that start again go on where they were, and leagues of another secret are others', () => {
  const first = new Producer(new Secrets(secret), NOON);
  const later = NOON + 20 * 60_000;
  first.tick(later);
  const again = new Producer(new Secrets(secret), later);
  const without = (all: SnapshotMessage[]) =>
    new Map(all.map(({ sequence: _, ...rest }) => [rest.event, rest]));
  const [before, after] = [without(snapshots(first, later)), without(snapshots(again, later))];
  for (const [event, snapshot] of after) if (before.has(event)) expect(snapshot).toEqual(before.get(event));
  expect([...before.keys()].filter((event) => after.has(event)).length).toBeGreaterThan(600);
  expect(again.sequence).toBeGreaterThan(first.sequence);
  const others = snapshots(new Producer(new Secrets(Buffer.alloc(32, 'other')), later), later);
  expect(others.filter(({ event }) => before.has(event))).toEqual([]);
});

test('what is missed is told message by message, or as it stands; of old matches too', () => {
  const producer = new Producer(new Secrets(secret), NOON);
  const start = producer.sequence;
  const told = producer.tick(NOON + 60_000);
  expect(producer.since(start + 3)).toEqual(told.slice(3));
  expect(producer.since(producer.sequence)).toEqual([]);
  expect(producer.since(start - 1)).toBeNull();
  expect(producer.since(producer.sequence + 1)).toBeNull();
  const [old] = snapshots(producer, NOON).filter(({ ending }) => ending !== null);
  const later = new Producer(new Secrets(secret), NOON + 24 * 3_600_000);
  const [found] = later.snapshot([old!.event, 'no-league-1-1-1-abcdef'], NOON + 24 * 3_600_000);
  expect(found).toEqual({ ...old, sequence: later.sequence });
});

test('the secret is kept, and one that was half written is no secret', () => {
  using folder = makeDataFolder();
  const first = secretIn(folder.path);
  expect(secretIn(folder.path)).toBe(first);
  const file = join(folder.path, 'sandbox-leagues.secret');
  for (const left of ['', first.slice(0, 20)]) {
    writeFileSync(file, left);
    const next = secretIn(folder.path);
    expect(Buffer.from(next, 'base64')).toHaveLength(32);
    expect(readFileSync(file, 'utf8')).toBe(next);
  }
  expect(readdirSync(folder.path)).toEqual(['sandbox-leagues.secret']);
});
