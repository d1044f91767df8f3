// Answers of models, cached by the state of their match. Code that answers requests has them calculated on the threads
// first (`prepareAnswers`), and reads them synchronously where it needs them (`answerOf`).
import { BoundedMap } from '../plumbing/bounded-map.ts';
import { answersFor } from './answer-questions.ts';
import type { EventRecord } from './event-rows.ts';
import { type AnswerTo, type ModelAnswer, type ModelQuestion, questionKey } from './model-questions.ts';
import { matchIn, needsModel, stateOf } from './plain-offers.ts';
import { type Asker, answerOnThread } from './pricing.ts';

/** Most answers are one number; those about a block of scenarios take some kilobytes. */
const ANSWERS_MAX = 5_000;
const answers = new BoundedMap<{ answer: ModelAnswer }>(ANSWERS_MAX);
/** Events of one request: enough for every thread. */
const AT_ONCE = 8;
/** By match and questions: requests with the same questions wait for the same calculation. */
const underWay = new Map<string, Promise<void>>();

export interface EventQuestions {
  event: EventRecord;
  questions: readonly ModelQuestion[];
}

/** Throws Busy where too many matches wait for the threads, TooManyWait where a thread does not answer. */
export async function prepareAnswers(all: readonly EventQuestions[], asker: Asker): Promise<void> {
  const needed = all.filter(({ event, questions }) => questions.length > 0 && needsModel(event));
  for (let from = 0; from < needed.length; from += AT_ONCE)
    await Promise.all(needed.slice(from, from + AT_ONCE).map((one) => prepare(one, asker)));
}

function prepare({ event, questions }: EventQuestions, asker: Asker): Promise<void> | undefined {
  const state = stateOf(event);
  const missing = new Map(
    questions
      .map((question) => [keyIn(state, question), question] as const)
      .filter(([key]) => !answers.has(key)),
  );
  if (missing.size === 0) return undefined;
  const name = [...missing.keys()].join('\n');
  const known = underWay.get(name);
  if (known !== undefined) return known;
  const work = calculate(event, missing, asker).finally(() => underWay.delete(name));
  underWay.set(name, work);
  return work;
}

async function calculate(event: EventRecord, missing: ReadonlyMap<string, ModelQuestion>, asker: Asker) {
  const asked = { match: matchIn(event), state: stateOf(event), questions: [...missing.values()] };
  const made = (await answerOnThread(asked, asker)) ?? answersFor(asked);
  for (const [at, key] of [...missing.keys()].entries()) answers.set(key, { answer: made[at]! });
}

/** Calculated on the calling thread unless it was prepared. Null: there is no model, or it gives no answer. */
export function answerOf<Q extends ModelQuestion>(event: EventRecord, question: Q): AnswerTo<Q> {
  if (!needsModel(event)) return null as AnswerTo<Q>;
  const state = stateOf(event);
  const { answer } = answers.getOrMake(keyIn(state, question), () => ({
    answer: answersFor({ match: matchIn(event), state, questions: [question] })[0]!,
  }));
  return answer as AnswerTo<Q>;
}

const keyIn = (state: string, question: ModelQuestion): string => `${state} ${questionKey(question)}`;
