// The home page as the server renders it: kept, as a guest usually gets it, and made anew for each request. The limit
// is a bare Node server that sends the very same bytes.
import { randomUUID } from 'node:crypto';
import { startSite } from '#tests/journeys/site.ts';
import type { Shelf } from './bare-server.ts';
import type { Load, Volley } from './cannon.ts';
import { capture } from './capture.ts';
import { startChild } from './child.ts';
import { against, type Figure } from './figure.ts';
import type { Measurement } from './measurement.ts';
import { inTurns } from './rounds.ts';

const ROUNDS = 5;
const ROUND_SECONDS = 3;
const CONNECTIONS = 20;

/** A browser's, so that the page is pressed for it and it is not taken for a bot. */
const headers = {
  accept: 'text/html',
  'accept-encoding': 'gzip, deflate, br',
  'accept-language': 'en',
  'user-agent': 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36',
};

const KEPT = '/';
/** A page under another query is another page, and under one as long as this it is never kept. */
const MADE = `/?q=${'-'.repeat(200)}[<id>]`;

export const home: Measurement = {
  name: 'home',
  async run(room) {
    const site = room.use(await startSite());
    const shelf = {
      '/kept': await capture(site.origin + KEPT, headers),
      '/made': await capture(site.origin + MADE.replace('[<id>]', 'first'), headers),
    };
    const bare = await startChild<Shelf, { origin: string }>(room, 'bare-server.ts')(shelf);
    const fire = startChild<Volley, Load>(room, 'cannon.ts');
    const volley = (url: string) => async () => {
      // Pages the last volley left half-made are still being made: one more, asked for after them, is ready after them.
      await capture(site.origin + MADE.replace('[<id>]', randomUUID()), headers);
      return fire({ url, seconds: ROUND_SECONDS, connections: CONNECTIONS, headers });
    };
    const contestants = {
      kept: volley(site.origin + KEPT),
      bareKept: volley(`${bare.origin}/kept`),
      made: volley(site.origin + MADE),
      bareMade: volley(`${bare.origin}/made`),
    };
    await inTurns(1, contestants);
    const loads = await inTurns(ROUNDS, contestants);
    return [
      ...compare('kept page', loads.kept, loads.bareKept),
      ...compare('page made anew', loads.made, loads.bareMade),
    ];
  },
};

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
  if (Math.abs(ours / bare - 1) > 0.01)
    throw new Error(`${name}: ${ours} bytes a response against ${bare} of the bare server`);
}
