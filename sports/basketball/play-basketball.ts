// A basketball match, played from words of chance, minute by minute.
import type { Rng } from '#games/rng/rng.ts';
import { drawPlace, drawShare } from '../law/chance.ts';
import { type PlayedMatch, playedMatch } from '../law/played-match.ts';
import { type BasketballIncident, followBasketball } from './follow-basketball.ts';
import {
  type BasketballTerms,
  levelledAt,
  MINUTES,
  momentChance,
  OVERTIME,
  OVERTIME_PACE,
  paces,
} from './points.ts';

/** The pace of the day is drawn and never told: it shows in the points alone. */
export function* playBasketball(terms: BasketballTerms, rng: Rng): Generator<BasketballIncident> {
  const drawn = drawPlace(
    rng,
    paces.map(({ weight }) => weight),
  );
  const pace = Math.min(paces.length - 1, drawn);
  const { league } = terms;
  const usual = {
    home: momentChance(terms.home, pace, league),
    away: momentChance(terms.away, pace, league),
  };
  const middle = (paces.length - 1) / 2;
  // Overtime knows nothing of the day's pace.
  const slow = {
    home: momentChance(terms.home * OVERTIME_PACE, middle, league),
    away: momentChance(terms.away * OVERTIME_PACE, middle, league),
  };
  let ahead = 0;
  for (let minute = 0; minute < MINUTES || ahead === 0 || (minute - MINUTES) % OVERTIME !== 0; minute++) {
    const chances = minute < MINUTES ? usual : slow;
    const points = {
      home: countPoints(rng, chances.home, league.moments),
      away: countPoints(rng, chances.away, league.moments),
    };
    ahead += points.home - points.away;
    const isHorn = minute >= MINUTES - 1 && (minute + 1 - MINUTES) % OVERTIME === 0;
    const chance = levelledAt(league, minute < MINUTES ? 'regular' : 'overtime', ahead);
    if (isHorn && chance > 0 && drawShare(rng) < chance) {
      points[ahead > 0 ? 'away' : 'home'] += Math.abs(ahead);
      ahead = 0;
    }
    yield { type: 'minute', minute, points };
  }
}

function countPoints(rng: Rng, chance: number, moments: number): number {
  let points = 0;
  for (let moment = 0; moment < moments; moment++) if (drawShare(rng) < chance) points += 1;
  return points;
}

export function playedBasketball(terms: BasketballTerms, rng: Rng): PlayedMatch<BasketballIncident> {
  const incidents = [...playBasketball(terms, rng)];
  return playedMatch({
    incidents,
    moments: incidents.length,
    knownAt: (moment) => moment,
    follow: (known) => followBasketball(terms, known),
  });
}
