// An ice hockey match, played from words of chance.
import type { Rng } from '#games/rng/rng.ts';
import { drawPlace, drawShare } from '../law/chance.ts';
import { type PlayedMatch, playedMatch } from '../law/played-match.ts';
import { followHockey } from './follow-hockey.ts';
import type { HockeyIncident } from './hockey-path.ts';
import { DECIDED_IN_OVERTIME, type HockeyTerms, hockeyStep, PERIOD, STEPS } from './hockey-rates.ts';

export function* playHockey(terms: HockeyTerms, rng: Rng): Generator<HockeyIncident> {
  let ahead = 0;
  for (let step = 0; step < STEPS; step++) {
    const { home, away } = hockeyStep(terms, step, ahead);
    const place = drawPlace(rng, [home, away]);
    if (place < 2) {
      ahead += place === 0 ? 1 : -1;
      yield { type: 'goal', side: place === 0 ? 'home' : 'away', step };
    }
    if ((step + 1) % PERIOD === 0) yield { type: 'period-end', step };
  }
  if (ahead !== 0) return;
  const isOvertime = drawShare(rng) < DECIDED_IN_OVERTIME;
  const isHome = drawShare(rng) < (isOvertime ? terms.home / (terms.home + terms.away) : 0.5);
  yield { type: isOvertime ? 'overtime-goal' : 'shoot-out', side: isHome ? 'home' : 'away', step: STEPS };
}

export function playedHockey(terms: HockeyTerms, rng: Rng): PlayedMatch<HockeyIncident> {
  const incidents = [...playHockey(terms, rng)];
  const isExtra = incidents.some(({ step }) => step === STEPS);
  return playedMatch({
    incidents,
    moments: isExtra ? STEPS + 1 : STEPS,
    knownAt: (moment) => incidents.filter(({ step }) => step < moment).length,
    follow: (known, moment) => followHockey(terms, known, moment),
  });
}
