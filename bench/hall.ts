// The hall with all games: its page as the server gives it to guests and to players, what a phone must run before a game
// is opened, and a search, as the server answers it and as a visitor sees it.
import { chromium } from 'playwright-core';
import { REST_MS } from '#site/gamehall/use-rested.ts';
import type { Shelf } from './bare-server.ts';
import { startBrowser } from './browser.ts';
import type { Load, Volley } from './cannon.ts';
import { capture } from './capture.ts';
import { startChild } from './child.ts';
import { type Figure, promised } from './figure.ts';
import { loadFirst } from './first-load.ts';
import type { Measurement, Room } from './measurement.ts';
import { compareLoads, pageContestant, visitorHeaders } from './page-loads.ts';
import { enter, register } from './players.ts';
import { inTurns } from './rounds.ts';
import { searchAsVisitor } from './search-visit.ts';
import { openSite } from './site.ts';
import { partsOf, weighFiles, weightOf } from './weigh.ts';

const ROUNDS = 5;
const PLAYERS = 20;
const KB = 1024;
const SCRIPTS_MAX = 150 * KB;
/** What takes no longer seems to be there at once. */
const AT_ONCE_MS = 100;

const HALL = '/gamehall';
/** Between them these are all the games there are, in a choice that nobody has made before. */
const MADE = '/gamehall?category=originals,slots,[<id>]';
/** As many as may wait for a page in one line; more would be told to come again. */
const MADE_CONNECTIONS = 8;

/** A word of a name, and a slip of the finger, which is looked for in everything that is known of a game. */
const searches = { 'a word': 'gold', 'a slip of the finger': 'wolfrice' };
const SEARCH_CONNECTIONS = 4;
const searchHeaders = { ...visitorHeaders, accept: 'application/json' };

export const hall: Measurement = {
  name: 'hall',
  async run(room) {
    const { origin } = await openSite(room, { LIMIT_FACTOR: '1000000' });
    return [
      ...(await measurePages(room, origin)),
      await weighScripts(room, origin),
      ...(await measureSearch(room, origin)),
      await measureVisit(room, origin),
    ];
  },
};

async function measurePages(room: Room, origin: string): Promise<Figure[]> {
  const { logins } = await register(origin, PLAYERS);
  const cookies: string[] = [];
  for (const login of logins) cookies.push(await enter(origin, login));
  const few = { connections: MADE_CONNECTIONS };
  const loads = await besideBare(room, {
    guests: { url: origin + HALL },
    players: { url: origin + HALL, more: { cookies }, headers: { cookie: cookies[0]! } },
    made: { url: origin + MADE, more: few },
  });
  return [
    ...compareLoads('the hall of guests', loads.guests!.ours, loads.guests!.bare),
    ...compareLoads('the hall of players', loads.players!.ours, loads.players!.bare),
    ...compareLoads('the hall made anew', loads.made!.ours, loads.made!.bare),
  ];
}

interface Asked {
  /** `[<id>]` in it becomes another word in every request. */
  url: string;
  more?: Partial<Volley>;
  headers?: Record<string, string>;
}

/** Each of these, and a bare server that sends what one of them was answered. */
async function besideBare(
  room: Room,
  asked: Record<string, Asked>,
): Promise<Record<string, { ours: Load[]; bare: Load[] }>> {
  const names = Object.keys(asked);
  const shelf: Shelf = {};
  for (const [name, { url, headers = {}, more }] of Object.entries(asked))
    shelf[`/${names.indexOf(name)}`] = await capture(url.replace('[<id>]', 'first'), {
      ...(more?.headers ?? visitorHeaders),
      ...headers,
    });
  const bare = await startChild<Shelf, { origin: string }>(room, 'bare-server.ts')(shelf);
  const fire = startChild<Volley, Load>(room, 'cannon.ts');
  const contestants: Record<string, () => Promise<Load>> = {};
  for (const [place, name] of names.entries()) {
    const { url, more = {} } = asked[name]!;
    contestants[`ours ${name}`] = await pageContestant(fire, url, more);
    const { cookies: _, ...alike } = more;
    contestants[`bare ${name}`] = await pageContestant(fire, `${bare.origin}/${place}`, alike);
  }
  const loads = await inTurns(ROUNDS, contestants);
  return Object.fromEntries(
    names.map((name) => [name, { ours: loads[`ours ${name}`]!, bare: loads[`bare ${name}`]! }]),
  );
}

async function weighScripts(room: Room, origin: string): Promise<Figure> {
  const files = await weighFiles(origin, await loadFirst(room, origin + HALL));
  const scripts = files.filter(({ kind }) => kind === 'scripts');
  const gzip = weightOf(scripts, 'gzip');
  const name = 'scripts before a game is opened, gzip';
  return {
    ...promised(SCRIPTS_MAX, { name, unit: 'bytes', better: 'less', rounds: [gzip] }),
    parts: partsOf(scripts),
  };
}

const searchUrl = (origin: string, query: string, count: number) =>
  `${origin}/api/games.get?v=1&locale=en&count=${count}&query=${query}`;

async function measureSearch(room: Room, origin: string): Promise<Figure[]> {
  const more = { connections: SEARCH_CONNECTIONS, headers: searchHeaders };
  const loads = await besideBare(
    room,
    Object.fromEntries(
      Object.entries(searches).map(([name, query]) => [name, { url: searchUrl(origin, query, 300), more }]),
    ),
  );
  return Object.entries(loads).flatMap(([name, { ours, bare }]) => [
    ...compareLoads(`search by ${name}`, ours, bare),
    promised(AT_ONCE_MS, {
      ...{ name: `search by ${name}, 99% are quicker than`, unit: 'ms', better: 'less' },
      rounds: ours.map(({ p99Ms }) => p99Ms),
    }),
  ]);
}

async function firstFound(origin: string, word: string): Promise<string> {
  const answer = await fetch(searchUrl(origin, word, 1), { headers: searchHeaders });
  const { result } = (await answer.json()) as { result: { items: { name: string }[] } };
  return result.items[0]!.name;
}

async function measureVisit(room: Room, origin: string): Promise<Figure> {
  const { endpoint } = await startBrowser(room);
  const browser = await chromium.connectOverCDP(endpoint);
  const times = await searchAsVisitor(browser, origin + HALL, (word) => firstFound(origin, word));
  await browser.close();
  return promised(AT_ONCE_MS, {
    name: `search, from the last key to what it found, beyond the ${REST_MS} ms in which another key may come`,
    unit: 'ms',
    better: 'less',
    rounds: times.map((ms) => ms - REST_MS),
  });
}
