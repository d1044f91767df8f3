import { expect, test } from 'vitest';
import { sports } from '#sports/markets/market.ts';
import { matchCommit } from '#sports/match-commit.ts';
import { sportModels } from '#sports/models.ts';
import { playFromSeed } from '#sports/play-from-seed.ts';
import { verifyMatch } from './verify-match.ts';

const seed = 'ab'.repeat(32);
const matchOf = (sport: (typeof sports)[number]) => {
  const match = { sport, event: `${sport}-1-1-1-abcdef`, strength: 0.4, seed };
  const { incidents, moments } = playFromSeed(match);
  const end = sportModels[sport].follow(0.4, incidents, moments);
  return { ...match, commit: matchCommit(match), told: end.shownIncidents() };
};

test.for(sports)('a match of %s is played again: hash, incidents and score', (sport) => {
  const match = matchOf(sport);
  const verified = verifyMatch(match);
  expect(verified).toMatchObject({ commit: match.commit, isCommitted: true, isSame: true });
  expect(verified.incidents.every(({ isTold }) => isTold)).toBe(true);
  expect(verified.incidents.at(-1)!.score).toEqual(verified.score);
  expect(verified.text).toBe(`${sport}-1-1-1-abcdef:0:${sport}:0`);
});

test('another seed, strength or name makes another match, and what was told otherwise shows', () => {
  const match = matchOf('football');
  expect(verifyMatch({ ...match, seed: 'cd'.repeat(32) })).toMatchObject({
    isCommitted: false,
    isSame: false,
  });
  expect(verifyMatch({ ...match, strength: -2 }).isSame).toBe(false);
  expect(verifyMatch({ ...match, strength: 0.401 }).isCommitted, 'strength is committed to').toBe(false);
  expect(verifyMatch({ ...match, event: 'football-1-1-2-abcdef' }).isSame).toBe(false);
  const shorter = verifyMatch({ ...match, told: match.told.slice(0, -1) });
  expect(shorter.isSame).toBe(false);
  const forged = match.told.map((incident, place) =>
    place === 2
      ? { ...incident, side: incident.side === 'home' ? ('away' as const) : ('home' as const) }
      : incident,
  );
  expect(
    verifyMatch({ ...match, told: forged })
      .incidents.map(({ isTold }) => isTold)
      .indexOf(false),
  ).toBe(2);
});
