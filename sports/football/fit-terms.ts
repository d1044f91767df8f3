// From what a market says of a match to the goals that each side is expected to score, so that a match whose price comes
// from elsewhere can be priced in full, and in play.
import { fairChances } from '../law/score-law.ts';
import type { MarketSpec } from '../settle/market-spec.ts';
import { footballLaw } from './football-law.ts';
import { type FootballTerms, footballTerms, kickOff } from './terms.ts';

interface Seen {
  /** Fair probabilities, without margin. */
  readonly home: number;
  readonly away: number;
  readonly over25: number;
}

const winner: MarketSpec = { kind: 'three-way', tallies: ['ft'], params: {} };
const total: MarketSpec = { kind: 'total', tallies: ['ft'], params: { line: 2.5 } };

const STEPS = 20;
const NEAR = 1e-10;
const NUDGE = 1e-4;

/** Newton's steps on the logarithms of how many goals there are and how they are shared. */
export function fitTerms({ home, away, over25 }: Seen): FootballTerms {
  let [goals, lead] = [Math.log(2.7), Math.log((home + 0.1) / (away + 0.1)) / 2];
  for (let step = 0; step < STEPS; step++) {
    const [gap, overs] = seenOf(goals, lead);
    const [wantGap, wantOver] = [home - away - gap, over25 - overs];
    if (Math.abs(wantGap) + Math.abs(wantOver) < NEAR) break;
    const [gapByGoals, oversByGoals] = seenOf(goals + NUDGE, lead).map(
      (value, at) => (value - [gap, overs][at]!) / NUDGE,
    );
    const [gapByLead, oversByLead] = seenOf(goals, lead + NUDGE).map(
      (value, at) => (value - [gap, overs][at]!) / NUDGE,
    );
    const determinant = gapByGoals! * oversByLead! - gapByLead! * oversByGoals!;
    goals += bounded((wantGap * oversByLead! - gapByLead! * wantOver) / determinant, 0.4);
    lead += bounded((gapByGoals! * wantOver - oversByGoals! * wantGap) / determinant, 0.6);
  }
  return termsOf(goals, lead);
}

const bounded = (value: number, most: number) => Math.max(-most, Math.min(most, value));

const termsOf = (goals: number, lead: number) =>
  footballTerms(Math.exp(goals) / (1 + Math.exp(-lead)), Math.exp(goals) / (1 + Math.exp(lead)));

function seenOf(goals: number, lead: number): [gap: number, over: number] {
  const law = footballLaw(termsOf(goals, lead), kickOff);
  const [home, , away] = fairChances(winner, law)!;
  return [home! - away!, fairChances(total, law)![0]!];
}
