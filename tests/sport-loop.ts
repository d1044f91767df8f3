// The whole loop of a sport's book, played many times: a match is drawn, a bet is taken at the house's price at some
// moment of it, and settled by what came. What the house holds must be what its prices say, and no more.
import { drawInt, type Rng } from '#games/rng/rng.ts';
import type { PlayedMatch } from '#sports/law/played-match.ts';
import type { MarketType, Sport } from '#sports/markets/market.ts';
import { type OfferedMarket, offer } from '#sports/markets/offer.ts';
import { sportModels } from '#sports/models.ts';
import { settleOutcome } from '#sports/settle/settle-market.ts';

export interface Held {
  bets: number;
  /** By the prices, of what was staked and not returned. */
  stated: number;
  /** How much more came out, and how much of that is chance. */
  off: number;
  error: number;
  /** How many times its error it is off. */
  z: number;
}

/** Of many groups a few lie a little outside; none of an honest book lies so far. */
export const Z_NEVER = 4.5;

/** Between sides of every strength that a league has. */
export function loopOf(sport: Sport, matches: number, rng: Rng): Map<string, Held> {
  const { markets, play } = sportModels[sport];
  return playLoop({
    markets,
    matches,
    rng,
    play: (words) => play((drawInt(words, 401) - 200) / 100, words),
  });
}

interface Loop {
  readonly markets: readonly MarketType[];
  readonly matches: number;
  readonly rng: Rng;
  play(rng: Rng): PlayedMatch<unknown>;
}

/** Bets of one match win and lose together: what is chance is counted match by match. */
class Sums {
  bets = 0;
  #stated = 0;
  #off = 0;
  /** By match: how many bets, and how far off they were. */
  readonly #matches = new Map<number, { bets: number; off: number }>();
  /** What would be chance alone, were all bets of different matches. */
  #alone = 0;

  add(match: number, { stated, off, variance }: Seen): void {
    const one = this.#matches.get(match) ?? { bets: 0, off: 0 };
    this.#matches.set(match, { bets: one.bets + 1, off: one.off + off });
    this.bets += 1;
    this.#stated += stated;
    this.#off += off;
    this.#alone += variance;
  }

  get held(): Held {
    const off = this.#off / this.bets;
    const together = [...this.#matches.values()].reduce(
      (sum, one) => sum + (one.off - off * one.bets) ** 2,
      0,
    );
    // Where few have won the sample says less about chance than the prices do.
    const error = Math.sqrt(Math.max(together, this.#alone)) / this.bets;
    return {
      bets: this.bets,
      stated: this.#stated / this.bets,
      off,
      error,
      z: error === 0 ? 0 : off / error,
    };
  }
}

/** By group of markets, and all of them together under 'all'. */
export function playLoop({ markets, matches, rng, play }: Loop): Map<string, Held> {
  const groups = new Map<string, Sums>();
  const moments = usualMoments(() => play(rng));
  for (let match = 0; match < matches; match++) {
    const played = play(rng);
    const moment = drawInt(rng, moments);
    if (moment >= played.moments) continue;
    const score = played.scoreAt(moment);
    // A handful of the tables' rows a match, so that all of them have their turn.
    const rows = markets.filter(() => drawInt(rng, markets.length) < 6);
    const book = offer(rows, played.lawAt(moment), { isLive: moment > 0, score, nextGoal: nextGoal(score) });
    for (const market of book) {
      const seen = betOn(market, played, score, rng);
      if (seen === null) continue;
      for (const group of [market.type.group, 'all']) {
        const sums = groups.get(group) ?? new Sums();
        groups.set(group, sums);
        sums.add(match, seen);
      }
    }
  }
  return new Map([...groups].map(([group, sums]) => [group, sums.held]));
}

const PILOTS = 20;

/**
 * When a bet comes must not hang on how long its match will be, for that tells how it ends: so moments are drawn from a
 * range that is the same for all, and a match that is over by then has none.
 */
function usualMoments(play: () => PlayedMatch<unknown>): number {
  const lengths = Array.from({ length: PILOTS }, () => play().moments);
  return Math.ceil(lengths.reduce((sum, length) => sum + length, 0) / PILOTS);
}

const nextGoal = ({ home, away }: { home: number; away: number }) => home + away + 1;

/** Odds beyond this say little in few matches. */
const ODDS_MOST_X1000 = 15_000;

interface Seen {
  stated: number;
  off: number;
  variance: number;
}

function betOn(
  market: OfferedMarket,
  played: PlayedMatch<unknown>,
  score: { home: number; away: number },
  rng: Rng,
): Seen | null {
  const { code, chance, oddsX1000 } = market.outcomes[drawInt(rng, market.outcomes.length)]!;
  if (oddsX1000 === null || oddsX1000 > ODDS_MOST_X1000) return null;
  const result = settleOutcome(market.spec, code, played.resultAt(played.moments), { score });
  if (result === null) throw new Error(`${market.id} was not settled`);
  const odds = oddsX1000 / 1000;
  const atRisk = 1 - result.voidFactor;
  return {
    stated: 1 - chance * odds,
    off: atRisk * odds * (chance - result.win),
    variance: atRisk ** 2 * odds ** 2 * chance * (1 - chance),
  };
}
