// What a model is asked beyond its plain offers: the chance of several picks together, what a leg is worth in a sale, how
// likely the scenarios of a risk block are. The first answer of a cold model takes up to 70 ms, so answers are calculated on
// the threads that price matches (prepared-answers.ts).
import { worthOfLeg } from '#sports/bets/leg-worth.ts';
import { type Pick as BetPick, jointChance, type MatchLaw } from '#sports/law/score-law.ts';
import type { Sport } from '#sports/markets/market.ts';
import { scenarioChances } from '#sports/risk/scenario-chances.ts';
import { blockNamed, blockOf } from '#sports/risk/sport-blocks.ts';
import type { Score } from '#sports/settle/match-result.ts';

interface JointQuestion {
  readonly about: 'joint';
  readonly picks: readonly BetPick[];
}

export interface WorthQuestion {
  readonly about: 'worth';
  readonly picks: readonly BetPick[];
  readonly oddsX1000: number;
  /** The score at which the bet was placed. */
  readonly placedAt: Score | undefined;
}

interface ScenarioQuestion {
  readonly about: 'scenarios';
  readonly block: string;
  /** Empty for a block of the sport; the picks of a block that exists for one market alone. */
  readonly picks: readonly BetPick[];
}

export type ModelQuestion = JointQuestion | WorthQuestion | ScenarioQuestion;

/** Null where the model gives no answer. */
interface ModelAnswers {
  joint: number | null;
  worth: number | null;
  scenarios: Float64Array | null;
}

export type ModelAnswer = ModelAnswers[ModelQuestion['about']];

export type AnswerTo<Q extends ModelQuestion> = ModelAnswers[Q['about']];

/** Equal for equal questions, in whatever order the database returns the fields of their picks. */
export function questionKey(question: ModelQuestion): string {
  if (question.about === 'scenarios' && question.picks.length === 0) return `scenarios ${question.block}`;
  const { about, picks, ...rest } = question;
  const named = picks.map(({ spec: { kind, tallies, params }, outcome }) => [
    ...[kind, tallies, outcome],
    Object.entries(params).toSorted(([a], [b]) => (a < b ? -1 : 1)),
  ]);
  const placedAt = 'placedAt' in rest ? [rest.placedAt?.home, rest.placedAt?.away] : [];
  return JSON.stringify([about, named, 'oddsX1000' in rest ? rest.oddsX1000 : null, placedAt]);
}

export function answerBy(law: MatchLaw, sport: Sport, question: ModelQuestion): ModelAnswer {
  if (question.about === 'joint') return jointChance(question.picks, law);
  if (question.about === 'worth') return worthOfLeg(question.picks, { law, ...question });
  const { picks } = question;
  const block = blockNamed(sport, question.block) ?? (picks.length > 0 ? blockOf(sport, picks) : null);
  return block === null ? null : scenarioChances(block, law);
}

export const scenarioQuestion = (
  sport: Sport,
  block: string,
  picks: readonly BetPick[],
): ScenarioQuestion => ({
  ...{ about: 'scenarios', block, picks: blockNamed(sport, block) === undefined ? picks : [] },
});

/** All that the price of a builder follows from: the chance of its picks together, and without each of them. */
export const builderQuestions = (picks: readonly BetPick[]): JointQuestion[] => [
  { about: 'joint', picks },
  ...picks.map((_, at): JointQuestion => ({ about: 'joint', picks: picks.toSpliced(at, 1) })),
];
