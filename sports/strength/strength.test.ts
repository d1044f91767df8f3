import { expect, test } from 'vitest';
import { fastRng } from '#games/rng/fast-rng.ts';
import { footballLaw } from '../football/football-law.ts';
import { footballTerms, kickOff } from '../football/terms.ts';
import { drawShare } from '../law/chance.ts';
import { expectedGoals, type FitSettings, fitStrengths, type PastMatch } from './fit-strengths.ts';
import { finishOf, positionChances } from './season.ts';

const clubs = ['alder', 'birch', 'cedar', 'dogwood', 'elm', 'fir'];
const attackOf = (club: string) => Math.exp(0.3 - 0.12 * clubs.indexOf(club));

const settings: FitSettings = {
  ...{ decayADay: 0.0018, shrink: 3, newcomer: 0.1, shotShare: 0.6, stretch: 1 },
  ...{ homeAdvantage: 0.2, homeShrink: 200, usualGoals: 1.35 },
};

/** Goals as rare things fall, so many on average. */
function goals(mean: number, share: () => number): number {
  let [count, product] = [0, share()];
  while (product > Math.exp(-mean)) {
    count += 1;
    product *= share();
  }
  return count;
}

function seasons(count: number, daysAgo: (season: number) => number): PastMatch[] {
  const rng = fastRng(7);
  const share = () => drawShare(rng);
  return Array.from({ length: count }, (_, season) =>
    clubs.flatMap((home) =>
      clubs
        .filter((away) => away !== home)
        .map((away) => ({
          home,
          away,
          goals: { home: goals(1.5 * attackOf(home), share), away: goals(1.2 * attackOf(away), share) },
          shotGoals: null,
          daysAgo: daysAgo(season),
        })),
    ),
  ).flat();
}

test('clubs are found as strong as they are, and home as good as it is', () => {
  const strengths = fitStrengths(
    seasons(12, (season) => season * 30),
    settings,
  );
  for (const [place, club] of clubs.entries()) {
    expect(Math.abs(Math.log(strengths.of(club).attack) - (0.3 - 0.12 * place)), club).toBeLessThan(0.3);
    expect(Math.abs(Math.log(strengths.of(club).defence)), club).toBeLessThan(0.3);
  }
  expect(strengths.of('alder').attack).toBeGreaterThan(strengths.of('fir').attack + 0.25);
  expect(Math.abs(2 * Math.log(strengths.home) - Math.log(1.5 / 1.2))).toBeLessThan(0.15);
  const { home, away } = expectedGoals(strengths, 'alder', 'fir');
  expect(Math.abs(home - 1.5 * attackOf('alder'))).toBeLessThan(0.7);
  expect(Math.abs(away - 1.2 * attackOf('fir'))).toBeLessThan(0.4);
});

test('an unknown club scores less and concedes more than the average, and matches of long ago show little', () => {
  const old = fitStrengths(
    seasons(1, () => 5_000),
    settings,
  );
  expect(old.of('unknown')).toEqual({ attack: Math.exp(-0.1), defence: Math.exp(0.1) });
  for (const club of clubs) expect(Math.abs(old.of(club).attack - 1)).toBeLessThan(0.02);
  expect(fitStrengths([], settings).goals).toBe(1.35);
});

test('a club that shoots more than it scores is stronger than its goals', () => {
  const matches = seasons(2, () => 0);
  const shooting = matches.map((match) =>
    match.home === 'fir'
      ? { ...match, shotGoals: { home: match.goals.home + 2, away: match.goals.away } }
      : match,
  );
  const attackOfFir = (played: readonly PastMatch[]) => fitStrengths(played, settings).of('fir').attack;
  expect(attackOfFir(shooting)).toBeGreaterThan(1.2 * attackOfFir(matches));
});

test('a season’s end: positions add up, a lead counts, and what cannot be caught is certain', () => {
  const table = clubs.map((club, place) => ({
    club,
    points: place === 0 ? 40 : 20 - place,
    scored: 20,
    conceded: 20,
  }));
  const lawOf = (home: number, away: number) => footballLaw(footballTerms(home, away), kickOff).of(['ft'])!;
  const left = [
    { home: 'birch', away: 'cedar', law: lawOf(1.5, 1.2) },
    { home: 'dogwood', away: 'alder', law: lawOf(1.2, 1.5) },
  ];
  const chances = positionChances({ table, left, winPoints: 3 }, 200, fastRng(3));
  expect(chances[0]![0]).toBeCloseTo(1, 9);
  for (const [place, row] of chances.entries()) {
    expect(row.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 9);
    expect(chances.reduce((sum, other) => sum + other[place]!, 0)).toBeCloseTo(1, 9);
  }
  expect(chances[1]![1]).toBeGreaterThan(chances[2]![1]!);
});

test('level on points, difference and goals two share a place', () => {
  const row = (club: string, points: number, scored: number) => ({ club, points, scored, conceded: 10 });
  expect(
    finishOf([row('alder', 9, 12), row('birch', 12, 14), row('cedar', 9, 12), row('elm', 9, 11)]),
  ).toEqual([
    { position: 2, tied: 2 },
    { position: 1, tied: 1 },
    { position: 2, tied: 2 },
    { position: 4, tied: 1 },
  ]);
});
