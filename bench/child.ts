// A program of ours in a process of its own, asked by messages, so that its work is not mixed with anyone else's.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Room } from './measurement.ts';

export type Ask<Question, Answer> = (question: Question) => Promise<Answer>;

/** One question at a time. A child that ends without an answer is an error. */
export function startChild<Question extends object, Answer>(room: Room, file: string): Ask<Question, Answer> {
  const child = fork(join(import.meta.dirname, file), { serialization: 'advanced' });
  const gone = once(child, 'exit');
  room.defer(async () => {
    child.disconnect();
    await gone;
  });
  return async (question) => {
    child.send(question);
    const [answer] = await Promise.race([once(child, 'message'), gone]);
    if (answer === null || typeof answer !== 'object') throw new Error(`${file} ended with ${answer}`);
    return answer as Answer;
  };
}

/** The child's side. It ends with its parent, however that one ends. */
export function answerParent<Question, Answer extends object>(answer: Ask<Question, Answer>): void {
  process.once('disconnect', () => process.exit());
  process.on('message', async (question) => process.send!(await answer(question as Question)));
}
