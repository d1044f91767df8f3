// The hall with all games: its page as the server gives it to guests and to players, what a phone must run before a game
// is opened, and a search, as the server answers it and as a visitor sees it.
import { chromium } from 'playwright-core';
import { type Asked, besideBare } from './beside-bare.ts';
import { startBrowser } from './browser.ts';
import { type Figure, promised } from './figure.ts';
import { loadFirst } from './first-load.ts';
import type { Measurement, Room } from './measurement.ts';
import { compareLoads, visitorHeaders } from './page-loads.ts';
import { enterAll } from './players.ts';
import { searchAsVisitor } from './search-visit.ts';
import { openSite } from './site.ts';
import { partsOf, weighFiles, weightOf } from './weigh.ts';

const PLAYERS = 20;
const KB = 1024;
const SCRIPTS_MAX = 150 * KB;
/** What takes no longer seems to be there at once. */
const AT_ONCE_MS = 100;
const FOUND_HERE_MS = 50;

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
  const cookies = await enterAll(origin, PLAYERS);
  const few = { connections: MADE_CONNECTIONS };
  const loads = await besideBare(room, {
    guests: { url: origin + HALL },
    players: { url: origin + HALL, more: { cookies } },
    made: { url: origin + MADE, more: few },
  });
  return [
    ...compareLoads('the hall of guests', loads.guests),
    ...compareLoads('the hall of players', loads.players),
    ...compareLoads('the hall made anew', loads.made),
  ];
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
  const asked = Object.entries(searches).map(([name, query]): [string, Asked] => [
    name,
    { url: searchUrl(origin, query, 300), more },
  ]);
  const loads = await besideBare(room, Object.fromEntries(asked));
  return Object.entries(loads).flatMap(([name, each]) => [
    ...compareLoads(`search by ${name}`, each),
    promised(AT_ONCE_MS, {
      ...{ name: `search by ${name}, 99% are quicker than`, unit: 'ms', better: 'less' },
      rounds: each.ours.map(({ p99Ms }) => p99Ms),
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
  return promised(FOUND_HERE_MS, {
    ...{ name: 'search, from the last key to what it found', unit: 'ms', better: 'less' },
    rounds: times,
  });
}
