// The value of a book in every scenario, held against settling each of its bets in that scenario.
import { describe, expect, test } from 'vitest';
import { fastRng } from '#games/rng/fast-rng.ts';
import { drawInt } from '#games/rng/rng.ts';
import { type Market, marketsOf, type Sport, sports } from '../markets/market.ts';
import { sportModels } from '../models.ts';
import { kindOf } from '../settle/kinds.ts';
import type { Score } from '../settle/match-result.ts';
import { EventRisk, possibleIn, worstOf } from './event-risk.ts';
import type { RiskLeg } from './leg-values.ts';
import type { ScenarioBlock } from './scenario-block.ts';
import { blockOf, isWithin, sportBlocks } from './sport-blocks.ts';

const legOn = (market: Market, outcome: string, more: Partial<RiskLeg> = {}): RiskLeg => ({
  picks: [{ spec: market.spec, outcome }],
  ...{ oddsX1000: 2_500, score: null, owed: 15_000, staked: 10_000 },
  ...more,
});

const marketsIn = (sport: Sport, block: ScenarioBlock): Market[] =>
  marketsOf(sportModels[sport].markets).filter(({ spec }) => isWithin(block, spec));

const football = new Map(marketsOf(sportModels.football.markets).map((market) => [market.id, market]));

const pick = (id: string, outcome: string, more?: Partial<RiskLeg>) =>
  legOn(football.get(id)!, outcome, more);

const valuesOf = (sport: Sport, leg: RiskLeg) => new EventRisk(sport).with([leg]).blocks[0]?.values;

const resultsAt = (sport: Sport, block: ScenarioBlock, scores: readonly Score[]): string =>
  marketsIn(sport, block)
    .map(({ spec }) => {
      const seen = spec.tallies.map((tally) => scores[block.tallies.indexOf(tally)]!);
      return kindOf(spec.kind)
        .outcomes(spec.params)
        .map((outcome) => {
          const { win, voidFactor } = kindOf(spec.kind).settle(outcome, seen, spec.params);
          return `${win}${voidFactor}`;
        })
        .join();
    })
    .join(' ');

describe.for(sports)('%s', (sport) => {
  test('has a scenario block for every market', () => {
    for (const { spec } of marketsOf(sportModels[sport].markets)) {
      const [outcome] = kindOf(spec.kind).outcomes(spec.params);
      expect(blockOf(sport, [{ spec, outcome: outcome! }]).scenarios.length).toBeGreaterThan(1);
    }
  });

  test('reaches every result of every outcome that a match of even sides may come to', () => {
    const law = sportModels[sport].follow(0, [], 0).law()!;
    for (const block of sportBlocks[sport])
      for (const { id, spec } of marketsIn(sport, block)) {
        const cases = law.of(spec.tallies);
        if (cases === null) continue;
        for (const outcome of kindOf(spec.kind).outcomes(spec.params)) {
          const leg: RiskLeg = { ...legOn({ id, spec } as Market, outcome) };
          const known = new Set(valuesOf(sport, leg));
          const chances = new Map<number, number>();
          for (const { chance, scores } of cases) {
            const { win, voidFactor } = kindOf(spec.kind).settle(outcome, scores, spec.params);
            const value = 10_000 - Math.round(25_000 * ((1 - voidFactor) * win + voidFactor / 2.5));
            chances.set(value, (chances.get(value) ?? 0) + chance);
          }
          for (const [value, chance] of chances)
            if (chance > 0.002) expect(known, `${id} ${outcome}: ${value}`).toContain(value);
        }
      }
  });
});

test('the scenarios of goals tell apart all that markets of football and ice hockey can', () => {
  for (const sport of ['football', 'ice-hockey'] as const) {
    const [block] = sportBlocks[sport] as [ScenarioBlock];
    const known = new Set(block.scenarios.map((scores) => resultsAt(sport, block, scores)));
    let [missed, all] = [0, 0];
    for (const { chance, scores } of sportModels[sport].follow(0, [], 0).law()!.of(block.tallies)!) {
      all += chance;
      if (chance > 1e-5 && !known.has(resultsAt(sport, block, scores))) missed += chance;
    }
    expect(missed / all).toBeLessThan(0.01);
  }
});

test('a single, a half won one, a returned one and a builder are worth what they settle at', () => {
  const [goals] = sportBlocks.football as [ScenarioBlock];
  const at = (leg: RiskLeg, home: number, away: number) => {
    const place = goals.scenarios.findIndex(
      ([h1, , ft]) => ft!.home === home && ft!.away === away && h1!.home === 0 && h1!.away === 0,
    );
    return valuesOf('football', leg)![place];
  };
  expect(at(pick('result', '1'), 3, 0)).toBe(-15_000);
  expect(at(pick('result', '1'), 0, 0)).toBe(10_000);
  expect(at(pick('draw-no-bet', '1'), 1, 1)).toBe(0);
  expect(at(pick('handicap|line=-0.75', '1'), 1, 0)).toBe(10_000 - 5_000 - 12_500);
  expect(at(pick('handicap|line=0.25', '2'), 0, 0)).toBe(10_000 - 5_000);
  const builder = {
    ...pick('result', '1'),
    picks: [pick('result', '1').picks[0]!, pick('corners-total|line=9.5', 'over').picks[0]!],
  };
  expect(at(builder, 2, 0)).toBe(-15_000);
  expect(at(builder, 0, 2)).toBe(10_000);
  expect(at(pick('handicap|line=-0.5', '1', { score: { home: 1, away: 0 } }), 1, 0)).toBe(10_000);
  expect(at(pick('handicap|line=-0.5', '1', { score: { home: 1, away: 0 } }), 2, 0)).toBe(-15_000);
  expect(at(pick('result', '1', { score: { home: 1, away: 0 } }), 1, 0)).toBe(-15_000);
});

test('identical outcomes by another name lose in the same scenarios', () => {
  const alone = new EventRisk('football').with([pick('result', '1')]);
  const both = alone.with([pick('handicap|line=-0.5', '1')]);
  expect(alone.worst()).toBe(-15_000);
  expect(both.worst()).toBe(-30_000);
  expect(both.with([pick('result', 'X'), pick('result', '2')]).worst()).toBe(-10_000);
});

test('what was added in any order and taken away again leaves nothing', () => {
  const rng = fastRng(11);
  for (const sport of sports) {
    const markets = marketsOf(sportModels[sport].markets);
    const legs = Array.from({ length: 40 }, () => {
      const market = markets[drawInt(rng, markets.length)]!;
      const codes = kindOf(market.spec.kind).outcomes(market.spec.params);
      return legOn(market, codes[drawInt(rng, codes.length)]!, {
        ...{ oddsX1000: 1_010 + drawInt(rng, 9_000), owed: drawInt(rng, 9_999) },
        ...{ staked: 1 + drawInt(rng, 9_999) },
      });
    });
    let risk = new EventRisk(sport).with(legs);
    expect(risk.worst()).toBe(new EventRisk(sport).with(legs.toReversed()).worst());
    for (const leg of legs) risk = risk.with([leg], -1);
    for (const { values } of risk.blocks) expect(values.every((value) => value === 0)).toBe(true);
    const thrice = [...legs, ...legs, ...legs];
    const oneByOne = thrice.reduce((sum, leg) => sum.with([leg]), new EventRisk(sport));
    expect(new EventRisk(sport).with(thrice).blocks).toEqual(oneByOne.blocks);
    expect(oneByOne.change({ before: legs, after: legs.toReversed() }).blocks).toEqual(oneByOne.blocks);
  }
});

test('in play a score that can no longer happen is not the worst case', () => {
  const risk = new EventRisk('football').with([pick('correct-score|max=4', '0:0')]);
  const ft = { home: 1, away: 0, isOver: false };
  expect(risk.worst()).toBe(-15_000);
  expect(risk.worst({ ft })).toBe(10_000);
  const [goals] = sportBlocks.football as [ScenarioBlock];
  expect(
    worstOf(
      Float64Array.from(goals.scenarios, () => 1),
      possibleIn(goals, { ft }),
    ),
  ).toBe(1);
});

test('in play what may still come is the worst case, and a match that is over has one score', () => {
  const risk = new EventRisk('football').with([pick('correct-score|max=4', '2:0')]);
  const at = (home: number, isOver: boolean) => risk.worst({ ft: { home, away: 0, isOver } });
  expect([at(1, false), at(1, true), at(2, true), at(3, false)]).toEqual([-15_000, 10_000, -15_000, 10_000]);
  expect(at(40, false), 'where no scenario is left, none is excluded').toBe(-15_000);
  expect(new EventRisk('football').with([pick('result', '1')], 2).worst()).toBe(-30_000);
});

test('a book that wins in every score loses nothing', () => {
  const all = ['1', 'X', '2'].map((outcome) => pick('result', outcome));
  const risk = new EventRisk('football').with(all);
  expect([risk.worst(), risk.loss()]).toEqual([5_000, 0]);
});

test('a leg has values while anything is staked on it or owed for it', () => {
  const valuesWith = (more: Partial<RiskLeg>) => valuesOf('football', pick('result', '1', more));
  expect(valuesWith({ owed: 0, staked: 0 })).toBeUndefined();
  expect([...new Set(valuesWith({ owed: 500, staked: 0 }))].toSorted((a, b) => a - b)).toEqual([-500, 0]);
  expect(new Set(valuesWith({ owed: 0, staked: 500 }))).toEqual(new Set([0, 500]));
});

test('legs that are added later count in every value that is asked for afterwards', () => {
  const [home, away] = [pick('result', '1'), pick('result', '2')];
  const risk = new EventRisk('football').with([home]);
  expect(risk.worst()).toBe(-15_000);
  risk.add([away, home]);
  expect(risk.blocks).toEqual(new EventRisk('football').with([home, away, home]).blocks);
  expect(risk.worst(), 'the worst case is not the one of before').toBe(-20_000);
  expect(risk.loss()).toBe(20_000);
});

test('a bet that becomes another one is worth the other one alone', () => {
  const [home, away, over] = [pick('result', '1'), pick('result', '2'), pick('total|line=2.5', 'over')];
  const risk = new EventRisk('football').with([home, over]);
  const changed = risk.change({ before: [home], after: [away, away] });
  expect(changed.blocks).toEqual(new EventRisk('football').with([over, away, away]).blocks);
  expect(risk.blocks, 'the book before is left as it was').toEqual(
    new EventRisk('football').with([home, over]).blocks,
  );
});

test('a score is still possible while neither side has more, and of a half that is over only its own is', () => {
  const block = {
    name: 'halves',
    tallies: ['h1', 'ft'],
    scenarios: [
      [0, 0, 0, 0],
      [1, 0, 1, 0],
      [1, 0, 1, 1],
      [1, 1, 2, 1],
      [0, 1, 1, 2],
      [1, 0, 2, 2],
    ].map(([h, a, home, away]) => [
      { home: h, away: a },
      { home, away },
    ]),
  } as unknown as ScenarioBlock;
  const possible = (now: Parameters<typeof possibleIn>[1]) => [...possibleIn(block, now)].join('');
  const at = (home: number, away: number, isOver = false) => ({ home, away, isOver });
  expect(possible({})).toBe('111111');
  expect(possible({ ft: at(1, 1) })).toBe('001111');
  expect(possible({ h1: at(1, 0, true) })).toBe('011001');
  expect(possible({ h1: at(1, 0, true), ft: at(1, 1) })).toBe('001001');
  expect(possible({ ft: at(1, 2, true) })).toBe('000010');
  expect(possible({ ft: at(9, 9, true) }), 'where none is left, all are').toBe('111111');
});
