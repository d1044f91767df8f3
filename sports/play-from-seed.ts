// A virtual match is played from a seed that was committed to before anybody could bet on it. Its producer plays it so, the
// house holds what it was told against it, and so does everybody's browser (/fairness).
import { seedFromText } from '#games/rng/commit.ts';
import { fairRng } from '#games/rng/fair-rng.ts';
import type { Incident } from './law/match-so-far.ts';
import type { PlayedMatch } from './law/played-match.ts';
import type { Sport } from './markets/market.ts';
import { sportModels } from './models.ts';

export interface SeededMatch {
  readonly sport: Sport;
  /** As its producer names it. */
  readonly event: string;
  readonly strength: number;
  /** In hexadecimal. */
  readonly seed: string;
}

export const playFromSeed = ({ sport, event, strength, seed }: SeededMatch): PlayedMatch<Incident> =>
  sportModels[sport].play(
    strength,
    fairRng({ serverSeed: seedFromText(seed), clientSeed: event, nonce: 0, scope: sport }),
  );
