// Pages as the server gives them: the home page kept, as a guest usually gets it; the same of a player, with their own
// corner; and a page nobody has asked for before. The limit is a bare Node server that sends the very same bytes.
import type { Shelf } from './bare-server.ts';
import type { Load, Volley } from './cannon.ts';
import { capture } from './capture.ts';
import { startChild } from './child.ts';
import { against, type Figure, promised } from './figure.ts';
import type { Measurement } from './measurement.ts';
import { enter, register } from './players.ts';
import { inTurns } from './rounds.ts';
import { openSite } from './site.ts';

const ROUNDS = 5;
const ROUND_SECONDS = 4;
const CONNECTIONS = 20;

/** A browser's, so that the page is pressed for it and it is not taken for a bot. */
export const visitorHeaders = {
  accept: 'text/html',
  'accept-encoding': 'gzip, deflate, br',
  'accept-language': 'en',
  'user-agent': 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36',
};

const KEPT = '/';
/** A choice nobody has made before, of a category that is there and one that is not. */
const MADE = '/gamehall?category=slots,[<id>]';
/** As many as may wait for a page in one line; more would be told to come again. */
const MADE_CONNECTIONS = 8;

const PLAYERS = 20;
const PLAYERS_PER_SECOND = 600;

export const home: Measurement = {
  name: 'home',
  async run(room) {
    const site = await openSite(room, { LIMIT_FACTOR: '1000000' });
    const { logins } = await register(site.origin, PLAYERS);
    const cookies: string[] = [];
    for (const login of logins) cookies.push(await enter(site.origin, login));
    const shelf = {
      '/kept': await capture(site.origin + KEPT, visitorHeaders),
      '/players': await capture(site.origin + KEPT, { ...visitorHeaders, cookie: cookies[0]! }),
      '/made': await capture(site.origin + MADE.replace('[<id>]', 'first'), visitorHeaders),
    };
    const bare = await startChild<Shelf, { origin: string }>(room, 'bare-server.ts')(shelf);
    const fire = startChild<Volley, Load>(room, 'cannon.ts');
    const contestantAt = async (url: string, more: Partial<Volley> = {}) => {
      const volley = { url, connections: CONNECTIONS, headers: visitorHeaders, ...more };
      const requests = await findAmount((amount) => fire({ ...volley, requests: amount }));
      return () => fire({ ...volley, requests });
    };
    const few = { connections: MADE_CONNECTIONS };
    const loads = await inTurns(ROUNDS, {
      kept: await contestantAt(site.origin + KEPT),
      bareKept: await contestantAt(`${bare.origin}/kept`),
      players: await contestantAt(site.origin + KEPT, { cookies }),
      barePlayers: await contestantAt(`${bare.origin}/players`),
      made: await contestantAt(site.origin + MADE, few),
      bareMade: await contestantAt(`${bare.origin}/made`, few),
    });
    return [
      ...compare('kept page', loads.kept, loads.bareKept),
      ...compare('players’ page', loads.players, loads.barePlayers),
      promised(PLAYERS_PER_SECOND, {
        name: 'players’ page, requests',
        unit: '/s',
        better: 'more',
        rounds: loads.players.map(({ perSecond }) => perSecond),
      }),
      ...compare('page made anew', loads.made, loads.bareMade),
    ];
  },
};

/**
 * How many requests fill a round. They are counted, not timed, because whatever a timed volley leaves half-answered at
 * its end would be finished at the next one's expense. Each try warms the server up for the next.
 */
async function findAmount(fire: (requests: number) => Promise<Load>): Promise<number> {
  let amount = CONNECTIONS;
  for (const seconds of [0.25, 1, ROUND_SECONDS]) {
    const { perSecond } = await fire(amount);
    amount = Math.max(2 * CONNECTIONS, Math.round(perSecond * seconds));
  }
  return amount;
}

function compare(name: string, ours: readonly Load[], bare: readonly Load[]): Figure[] {
  checkSameBytes(name, ours[0]!.bytesEach, bare[0]!.bytesEach);
  const figure = (title: string, pick: (load: Load) => number, unit: '/s' | 'ms', better: 'more' | 'less') =>
    against(
      { name: 'bare server', rounds: bare.map(pick) },
      { name: `${name}, ${title}`, unit, better, rounds: ours.map(pick) },
    );
  return [
    figure('requests', (load) => load.perSecond, '/s', 'more'),
    figure('half are quicker than', (load) => load.p50Ms, 'ms', 'less'),
    figure('99% are quicker than', (load) => load.p99Ms, 'ms', 'less'),
  ];
}

/** Nonces press a little differently each time; more than that would be a comparison of different things. */
function checkSameBytes(name: string, ours: number, bare: number): void {
  if (Math.abs(ours / bare - 1) > 0.02)
    throw new Error(`${name}: ${ours} bytes a response against ${bare} of the bare server`);
}
