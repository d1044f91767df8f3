// Answers questions about one match by its model, on whichever thread calculates.
import type { MatchLaw } from '#sports/law/score-law.ts';
import { BoundedMap } from '../plumbing/bounded-map.ts';
import type { PricedMatch } from './make-offers.ts';
import { matchOf } from './match-of.ts';
import { answerBy, type ModelAnswer, type ModelQuestion } from './model-questions.ts';

/** What a law has calculated for one question it need not calculate for the next. It takes some 200 KB. */
const LAWS_MAX = 60;
const laws = new BoundedMap<{ law: MatchLaw | null }>(LAWS_MAX);

export interface MatchQuestions {
  match: PricedMatch;
  /** Names all that the prices of the match follow from. */
  state: string;
  questions: readonly ModelQuestion[];
}

/** In the order of the questions; null where the model gives no answer. */
export function answersFor({ match, state, questions }: MatchQuestions): ModelAnswer[] {
  const { law } = laws.getOrMake(state, () => ({ law: matchOf(match).law() }));
  return questions.map((question) => (law === null ? null : answerBy(law, match.sport, question)));
}
