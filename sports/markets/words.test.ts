import { expect, test } from 'vitest';
import english from '#content/messages/en/sports.json' with { type: 'json' };
import { sportModels } from '../models.ts';
import { kindNames, kindOf } from '../settle/kinds.ts';
import { endings } from '../settle/match-result.ts';
import { isForBuilder, marketGroups, marketsOf, sports } from './market.ts';
import {
  groupName,
  isScopeSaid,
  marketName,
  outcomeName,
  rulesOf,
  scopeName,
  sportName,
  type Words,
} from './words.ts';

/** 'sports.rule.total' in the dictionary. */
const isWritten = ({ id }: Words) => {
  let at: unknown = { sports: english };
  for (const key of id.split('.')) at = (at as Record<string, unknown> | undefined)?.[key];
  return typeof at === 'string';
};

test.for(sports)(
  'all of %s has words: its name, its markets, what they are about, their answers and rules',
  (sport) => {
    const { markets } = sportModels[sport];
    const said: Words[] = [sportName(sport), ...rulesOf(markets), ...marketGroups.map(groupName)];
    for (const { type, spec } of marketsOf(markets)) {
      said.push(marketName(type), ...type.tallies.map((tally) => scopeName(sport, tally)));
      for (const outcome of kindOf(spec.kind).outcomes(spec.params))
        for (const part of outcomeName(outcome)) if (typeof part !== 'string') said.push(part);
    }
    expect(said.filter((words) => !isWritten(words))).toEqual([]);
  },
);

test.for(sports)('%s has 15 markets and more, each id once', (sport) => {
  const markets = marketsOf(sportModels[sport].markets);
  expect(markets.length).toBeGreaterThanOrEqual(sport === 'football' ? 60 : 15);
  expect(new Set(markets.map(({ id }) => id)).size).toBe(markets.length);
});

test.for(sports)('no two markets of %s have the same name', (sport) => {
  const { markets } = sportModels[sport];
  const names = markets.map((type) => {
    const scopes = isScopeSaid(markets, type) ? [scopeName(sport, type.tallies[0]!)] : [];
    return JSON.stringify([marketName(type), ...scopes]);
  });
  expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([]);
});

test('what everybody means is not said: the result of a match, but the total of its sets', () => {
  const said = (sport: 'football' | 'tennis', code: string) => {
    const { markets } = sportModels[sport];
    return isScopeSaid(markets, markets.find((type) => type.code === code)!);
  };
  expect(said('football', 'result')).toBe(false);
  expect(said('football', 'h1-result')).toBe(true);
  expect(said('tennis', 'winner')).toBe(false);
  expect(said('tennis', 'sets-total')).toBe(true);
  expect(said('tennis', 'games-total')).toBe(true);
});

test('nobody draws the next goal: there is none', () => {
  expect(marketName({ code: 'next-goal', kind: 'three-way' })).toEqual({ id: 'sports.market.next-goal' });
  expect(outcomeName('X', 'next-goal')).toEqual([{ id: 'sports.outcome.no-goal' }]);
  expect(outcomeName('X', 'result')).toEqual([{ id: 'sports.outcome.draw' }]);
});

test('every kind of market has a rule, and every early end', () => {
  expect(Object.keys(english.rule).toSorted()).toEqual(kindNames.toSorted());
  expect(Object.keys(english.ending)).toEqual([
    ...endings.filter((ending) => ending !== 'played'),
    'late',
    'correction',
  ]);
  expect(Object.keys(english.group)).toEqual([...marketGroups]);
});

test('an answer is said in its parts', () => {
  expect(outcomeName('1 & over')).toEqual([
    { id: 'sports.outcome.home' },
    ' & ',
    { id: 'sports.outcome.over' },
  ]);
  expect(outcomeName('X/2')).toEqual([{ id: 'sports.outcome.draw' }, '/', { id: 'sports.outcome.away' }]);
  expect(outcomeName('2:1')).toEqual(['2:1']);
  expect(outcomeName('other X')).toEqual([
    { id: 'sports.outcome.other' },
    ' ',
    { id: 'sports.outcome.draw' },
  ]);
});

test('a count is named with its number', () => {
  expect(scopeName('tennis', 's2')).toEqual({ id: 'sports.scope.set', values: { number: 2 } });
  expect(scopeName('esports', 's2')).toEqual({ id: 'sports.scope.map', values: { number: 2 } });
  expect(scopeName('volleyball', 's3-race-15')).toEqual({
    id: 'sports.scope.race',
    values: { number: 3, points: 15 },
  });
  expect(() => scopeName('football', 'throw-ins')).toThrow('without a name');
});

test('lines that may be met stay out of builders', () => {
  const totals = marketsOf(sportModels.football.markets).filter(({ type }) => type.code === 'total');
  expect(totals.filter(isForBuilder).map(({ spec }) => spec.params.line)).toEqual([
    0.5, 1.5, 2.5, 3.5, 4.5, 5.5, 6.5,
  ]);
});
