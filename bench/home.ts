// Pages as the server gives them: the home page kept, as a guest usually gets it; the same of a player, with their own
// corner; a page of text, which operators change, for both; and a page nobody has asked for before.
import { besideBare } from './beside-bare.ts';
import { promised } from './figure.ts';
import type { Measurement } from './measurement.ts';
import { compareLoads } from './page-loads.ts';
import { enterAll } from './players.ts';
import { openSite } from './site.ts';

const HOME = '/';
const TEXT = '/terms';
/** A choice nobody has made before, of a category that is there and one that is not. */
const MADE = '/gamehall?category=slots,[<id>]';
/** As many as may wait for a page in one line; more would be told to come again. */
const MADE_CONNECTIONS = 8;

const PLAYERS = 20;
const PLAYERS_PER_SECOND = 600;

export const home: Measurement = {
  name: 'home',
  async run(room) {
    const { origin } = await openSite(room, { LIMIT_FACTOR: '1000000' });
    const cookies = await enterAll(origin, PLAYERS);
    const loads = await besideBare(room, {
      kept: { url: origin + HOME },
      players: { url: origin + HOME, more: { cookies } },
      text: { url: origin + TEXT },
      textOfPlayers: { url: origin + TEXT, more: { cookies } },
      made: { url: origin + MADE, more: { connections: MADE_CONNECTIONS } },
    });
    return [
      ...compareLoads('kept page', loads.kept),
      ...compareLoads('players’ page', loads.players),
      promised(PLAYERS_PER_SECOND, {
        name: 'players’ page, requests',
        unit: '/s',
        better: 'more',
        rounds: loads.players.ours.map(({ perSecond }) => perSecond),
      }),
      ...compareLoads('content page of guests', loads.text),
      ...compareLoads('content page of players', loads.textOfPlayers),
      ...compareLoads('page made anew', loads.made),
    ];
  },
};
