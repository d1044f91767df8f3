import { describe, expect, test } from 'vitest';
import { fastRng } from '#games/rng/fast-rng.ts';
import type { MatchSoFar } from './law/match-so-far.ts';
import { sports } from './markets/market.ts';
import { sportModels } from './models.ts';
import { type Score, totalOf } from './settle/match-result.ts';

const sumOf = (law: MatchSoFar, tally: string) =>
  law
    .law()!
    .of([tally])!
    .reduce((sum, { chance }) => sum + chance, 0);

const wholeTally = {
  football: 'ft',
  tennis: 'sets',
  basketball: 'match',
  'ice-hockey': 'match',
  volleyball: 'sets',
  'table-tennis': 'sets',
  esports: 'sets',
  darts: 'legs',
} as const;

describe.for(sports)('%s, followed', (sport) => {
  const { play, follow } = sportModels[sport];
  const played = play(0.4, fastRng(7));
  const at = (moment: number) => follow(0.4, played.incidents.slice(0, played.knownAt(moment)), moment);
  const all = Array.from({ length: played.moments + 1 }, (_, moment) => moment);

  test('comes to what was played, and knows at no moment more than has happened', () => {
    const incidents = structuredClone(played.incidents);
    expect(follow(0.4, JSON.parse(JSON.stringify(incidents)), played.moments).result()).toEqual(
      played.resultAt(played.moments),
    );
    expect(played.resultAt(played.moments).ending).toBe('played');
    for (const moment of all) {
      expect(at(moment).result()).toEqual(played.resultAt(moment));
      expect(at(moment).result().ending).toBe(moment === played.moments ? 'played' : null);
    }
    expect(played.knownAt(played.moments)).toBe(played.incidents.length);
  });

  test('what is over stays as it is', () => {
    const closed = new Map<string, unknown>();
    for (const moment of all)
      for (const [name, tally] of Object.entries(at(moment).result().tallies)) {
        if (closed.has(name)) expect(tally, `${name} at ${moment}`).toEqual(closed.get(name));
        if (tally.isOver) closed.set(name, tally);
      }
    expect(closed.size).toBeGreaterThan(1);
  });

  test('has a law until it is over', () => {
    for (const moment of [0, Math.floor(played.moments / 2), played.moments - 1])
      expect(sumOf(at(moment), wholeTally[sport])).toBeCloseTo(1, 2);
    expect(sumOf(follow(0.4, [], 0), wholeTally[sport])).toBeCloseTo(1, 2);
    expect(at(played.moments).law()).toBeNull();
  });

  test('shows every incident with its clock, a growing score, and no clock at its end', () => {
    for (const moment of all) {
      const { clock, score, periods } = at(moment).shown();
      expect(clock === null).toBe(moment === played.moments);
      if (['football', 'basketball', 'ice-hockey'].includes(sport))
        expect(periods.reduce((sum, period) => sum + totalOf(period), 0)).toBe(totalOf(score));
    }
    const shown = at(played.moments).shownIncidents();
    expect(shown.map(({ number }) => number)).toEqual(played.incidents.map((_, number) => number));
    expect(
      shown.every(({ clock }) => /^\d+(\+\d+)?'$|^(HT|FT|OT|SO|[SML]\d+)|^[QP]\d \d+:\d\d$/.test(clock)),
    ).toBe(true);
    expect(at(played.moments).shownIncidents(3)).toEqual(shown.slice(3));
    const last: Score = at(played.moments).shown().score;
    expect(shown.at(-1)!.score).toEqual(last);
    expect(played.resultAt(played.moments).tallies[wholeTally[sport]]).toMatchObject(last);
  });

  test('counts what turns a match', () => {
    const turns = all.map((moment) => at(moment).decisive);
    expect(turns).toEqual(turns.toSorted((a, b) => a - b));
    expect(turns.at(-1)).toBeGreaterThan(0);
  });
});

test('before the toss both are as likely to begin', () => {
  const { follow } = sportModels.darts;
  const chanceOfHome = (incidents: { type: string; side: 'home' | 'away' }[]) =>
    follow(0, incidents, 0)
      .law()!
      .of(['legs'])!
      .reduce((sum, { chance, scores: [legs] }) => sum + (legs!.home > legs!.away ? chance : 0), 0);
  const [home, away] = (['home', 'away'] as const).map((side) => chanceOfHome([{ type: 'toss', side }]));
  expect(home).toBeGreaterThan(away! + 0.02);
  expect(chanceOfHome([])).toBeCloseTo((home! + away!) / 2, 9);
});

test('a basketball match that goes on after 48 minutes is priced from its overtime', () => {
  const { play, follow } = sportModels.basketball;
  let seed = 1;
  let played = play(0, fastRng(seed));
  while (played.moments === 48) played = play(0, fastRng(++seed));
  for (let moment = 48; moment < played.moments; moment++) {
    const soFar = follow(0, played.incidents.slice(0, moment), moment);
    const cases = soFar.law()!.of(['match'])!;
    const [score] = [soFar.shown().score];
    expect(cases.every(({ scores: [end] }) => end!.home >= score.home && end!.away >= score.away)).toBe(true);
    expect(soFar.law()!.of(['reg'])).toEqual([
      {
        chance: 1,
        scores: [
          soFar
            .shown()
            .periods.slice(0, 4)
            .reduce((sum, period) => ({ home: sum.home + period.home, away: sum.away + period.away })),
        ],
      },
    ]);
    expect(soFar.shown().clock).toBe(`OT ${(moment - 48) % 5}:00`);
  }
});
