// What counts of bets on one event for rewards, held against what they really lose in the worst scenario.
import { expect, test } from 'vitest';
import { fastRng } from '#games/rng/fast-rng.ts';
import { drawInt } from '#games/rng/rng.ts';
import { fairChances } from '../law/score-law.ts';
import { marketsOf } from '../markets/market.ts';
import { sportModels } from '../models.ts';
import { kindOf } from '../settle/kinds.ts';
import type { MarketSpec } from '../settle/market-spec.ts';
import type { Score } from '../settle/match-result.ts';
import { atRiskShare } from './at-risk.ts';
import type { RiskLeg } from './leg-values.ts';
import { isWithin, sportBlocks } from './sport-blocks.ts';

const SETS = 3_000;
const goals = sportBlocks.football.find(({ name }) => name === 'goals')!;
const law = sportModels.football.follow(0, [], 0).law()!;

interface Offer {
  id: string;
  spec: MarketSpec;
  outcome: string;
  odds: number;
}

/** Every outcome of goals, at its fair price less 5 percent. */
const offers: Offer[] = marketsOf(sportModels.football.markets)
  .filter(({ spec }) => isWithin(goals, spec))
  .flatMap(({ id, spec }) => {
    const chances = fairChances(spec, law, { home: 0, away: 0 }) ?? [];
    return kindOf(spec.kind)
      .outcomes(spec.params)
      .flatMap((outcome, place): Offer[] => {
        const chance = chances[place] ?? 0;
        const odds = Math.floor(950 / chance) / 1000;
        return chance > 0.002 && odds > 1 ? [{ id, spec, outcome, odds }] : [];
      });
  });

const legOf = ({ spec, outcome, odds }: Offer, stake: number): RiskLeg => ({
  picks: [{ spec, outcome }],
  ...{ oddsX1000: odds * 1000, score: null, owed: stake * (odds - 1), staked: stake },
});

const shareOf = (bets: readonly (readonly [Offer, number])[]) =>
  atRiskShare(
    'football',
    bets.map(([offer, stake]) => legOf(offer, stake)),
  );

/** Settled one by one in every final score, by the rules that pay bets. */
function worstLoss(bets: readonly (readonly [Offer, number])[]): number {
  const lossAt = (scores: readonly Score[]) =>
    bets.reduce((sum, [{ spec, outcome, odds }, stake]) => {
      const seen = spec.tallies.map((tally) => scores[goals.tallies.indexOf(tally)]!);
      const { win, voidFactor, deadHeat } = kindOf(spec.kind).settle(outcome, seen, spec.params);
      const won = (1 - voidFactor) * win * (deadHeat.places / deadHeat.tied);
      return sum + stake - stake * (voidFactor + won * odds);
    }, 0);
  return Math.max(...goals.scenarios.map(lossAt));
}

const pick = (id: string, outcome: string): Offer =>
  offers.find((one) => one.id === id && one.outcome === outcome)!;

/** Stakes that bring back the same whichever of them wins. */
const covering = (picks: readonly Offer[]) =>
  picks.map((one) => [one, Math.round(10_000 / one.odds)] as const);

const scores = offers.filter(({ id }) => id.startsWith('correct-score'));

test.for<[string, Offer[]]>([
  ['all results of one market', [pick('result', '1'), pick('result', 'X'), pick('result', '2')]],
  ['a result against a handicap', [pick('result', '1'), pick('handicap|line=-0.5', '2')]],
  ['a double chance against the result', [pick('double-chance', 'X2'), pick('result', '1')]],
  ['over against under', [pick('total|line=2.5', 'over'), pick('total|line=2.5', 'under')]],
  [
    'over against the scores under it',
    [
      pick('total|line=2.5', 'over'),
      ...scores.filter(({ outcome }) => ['0:0', '1:0', '0:1', '1:1', '2:0', '0:2'].includes(outcome)),
    ],
  ],
  ['all scores but a few that are improbable', scores],
])('%s: next to nothing of the stakes counts', ([, picks]) => {
  expect(picks.length).toBeGreaterThan(1);
  expect(shareOf(covering(picks))).toBeLessThan(0.1);
});

test.for<[string, [string, string], [string, string]]>([
  ['one bet', ['result', '1'], ['result', '1']],
  ['a result and a total', ['result', '1'], ['total|line=2.5', 'over']],
  ['a result and its score', ['result', '1'], ['correct-score|max=4', '2:1']],
])('%s: all of the stakes counts', ([, one, other]) => {
  expect(
    shareOf([
      [pick(...one), 1_000],
      [pick(...other), 1_000],
    ]),
  ).toBe(1);
});

test('two results of three count as one bet on both would', () => {
  const bets = covering([pick('result', '1'), pick('result', 'X')]);
  expect(shareOf(bets)).toBeGreaterThan(0.2);
  expect(shareOf(bets)).toBeLessThan(0.6);
});

test(`of ${SETS} random sets of bets no more counts than they lose in the worst final score`, () => {
  const rng = fastRng(34);
  let partly = 0;
  for (let set = 0; set < SETS; set++) {
    const bets = Array.from({ length: 1 + drawInt(rng, 7) }, () => {
      const offer = offers[drawInt(rng, offers.length)]!;
      const stake = drawInt(rng, 2) === 0 ? Math.round(10_000 / offer.odds) : 1 + drawInt(rng, 10_000);
      return [offer, Math.max(1, stake)] as const;
    });
    const staked = bets.reduce((sum, [, stake]) => sum + stake, 0);
    const share = shareOf(bets);
    if (share > 0 && share < 1) partly += 1;
    expect(share * staked, JSON.stringify(bets)).toBeLessThanOrEqual(
      Math.max(0, worstLoss(bets)) + bets.length,
    );
  }
  expect(partly).toBeGreaterThan(SETS / 20);
});
