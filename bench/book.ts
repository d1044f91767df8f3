// Prices: whole books of a match a second on one core, for each sport, from what is known of a match to every price of it;
// and what a hundred matches in play take of a core, when each of them changes every second.
import { fastRng } from '#games/rng/fast-rng.ts';
import { type Sport, sports } from '#sports/markets/market.ts';
import { type OfferedMarket, offer } from '#sports/markets/offer.ts';
import { sportModels } from '#sports/models.ts';
import { type Figure, promised } from './figure.ts';
import type { Measurement } from './measurement.ts';

const ROUNDS = 5;
const ROUND_MS = 400;
const MATCHES = 8;
/** Shares of a match that has been played: prices are dearest before it, and cheap at its end. */
const SHARES = [0, 0.2, 0.4, 0.6, 0.8];
/** So many matches at once a single core must be able to price anew every second, with three quarters of it to spare. */
const IN_PLAY = 100;
const SHARE_MAX = 0.25;
const BOOKS_A_SECOND = IN_PLAY / SHARE_MAX;

export const book: Measurement = {
  name: 'book',
  async run() {
    const paces = new Map(sports.map((sport) => [sport, paceOf(sport)]));
    return [...[...paces].map(([sport, pace]) => figureOf(sport, pace)), inPlay([...paces.values()])];
  },
};

interface Pace {
  perSecond: number[];
  markets: number;
}

function paceOf(sport: Sport): Pace {
  const states = statesOf(sport);
  for (const state of states) state();
  const perSecond = Array.from({ length: ROUNDS }, () => {
    const begun = process.cpuUsage();
    let made = 0;
    // Of whole turns, because the states are not alike.
    while (spentMs(begun) < ROUND_MS) {
      for (const state of states) state();
      made += states.length;
    }
    return (made / spentMs(begun)) * 1000;
  });
  return { perSecond, markets: states[0]!().length };
}

/** Of a core, whoever else wants it. */
function spentMs(begun: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(begun);
  return (user + system) / 1000;
}

/** Each makes the whole book of a match as it stood. */
function statesOf(sport: Sport): (() => OfferedMarket[])[] {
  const { play, follow, markets } = sportModels[sport];
  return SHARES.flatMap((share) =>
    Array.from({ length: MATCHES }, (_, seed) => {
      const strength = (seed - MATCHES / 2) / MATCHES;
      const match = play(strength, fastRng(seed + 1));
      const moment = Math.floor((match.moments - 1) * share);
      const incidents = share === 0 ? [] : match.incidents.slice(0, match.knownAt(moment));
      return () => {
        const soFar = follow(strength, incidents, moment);
        const terms = {
          isLive: share > 0,
          score: soFar.score,
          nextGoal: soFar.score.home + soFar.score.away + 1,
        };
        return offer(markets, soFar.law()!, terms);
      };
    }),
  );
}

const figureOf = (sport: Sport, { perSecond, markets }: Pace): Figure =>
  promised(BOOKS_A_SECOND, {
    name: `${sport}, whole books (${markets} markets before the start)`,
    unit: '/s',
    better: 'more',
    rounds: perSecond,
  });

/** As many of each sport. */
const inPlay = (paces: readonly Pace[]): Figure =>
  promised(SHARE_MAX, {
    name: `${IN_PLAY} matches in play, each priced anew every second: of a core`,
    unit: 'times',
    better: 'less',
    rounds: Array.from(
      { length: ROUNDS },
      (_, round) =>
        paces.reduce((seconds, { perSecond }) => seconds + 1 / perSecond[round]!, 0) *
        (IN_PLAY / paces.length),
    ),
  });
