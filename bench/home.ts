// Pages as the server gives them: the home page kept, as a guest usually gets it; the same of a player, with their own
// corner; and a page nobody has asked for before. The limit is a bare Node server that sends the very same bytes.
import type { Shelf } from './bare-server.ts';
import type { Load, Volley } from './cannon.ts';
import { capture } from './capture.ts';
import { startChild } from './child.ts';
import { promised } from './figure.ts';
import type { Measurement } from './measurement.ts';
import { compareLoads, pageContestant, visitorHeaders } from './page-loads.ts';
import { enter, register } from './players.ts';
import { inTurns } from './rounds.ts';
import { openSite } from './site.ts';

const ROUNDS = 5;

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
    const contestantAt = (url: string, more: Partial<Volley> = {}) => pageContestant(fire, url, more);
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
      ...compareLoads('kept page', loads.kept, loads.bareKept),
      ...compareLoads('players’ page', loads.players, loads.barePlayers),
      promised(PLAYERS_PER_SECOND, {
        name: 'players’ page, requests',
        unit: '/s',
        better: 'more',
        rounds: loads.players.map(({ perSecond }) => perSecond),
      }),
      ...compareLoads('page made anew', loads.made, loads.bareMade),
    ];
  },
};
