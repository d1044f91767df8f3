import { expect, test } from 'vitest';
import { fastRng } from '#games/rng/fast-rng.ts';
import { plus } from '#sports/law/match-so-far.ts';
import { sportModels } from '#sports/models.ts';
import { spokenTallies, toldScore } from './told-result.ts';

test.for(['football', 'basketball', 'ice-hockey'] as const)(
  'the periods of %s are all told, and come to the score without overtime',
  (sport) => {
    const count = { football: 2, basketball: 4, 'ice-hockey': 3 }[sport];
    const whole = { football: 'ft', basketball: 'reg', 'ice-hockey': 'ft' }[sport];
    for (let seed = 1; seed <= 20; seed += 1) {
      const { follow, play } = sportModels[sport];
      const match = play(0.2, fastRng(seed));
      const { tallies } = follow(0.2, match.incidents, match.moments).result();
      const { periods, score } = toldScore(sport, tallies);
      expect(periods).toHaveLength(count);
      expect(periods.reduce(plus)).toMatchObject({ home: tallies[whole]!.home, away: tallies[whole]!.away });
      expect(tallies[spokenTallies[sport].score]).toMatchObject(score);
    }
  },
);
