// A thread that renders pages and does nothing else, at a lower priority than the one that answers: whoever waits for
// anything but a new page does not wait for this. All it knows of the product it asks for.
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import { Refusal } from '#contract/refusals.ts';
import { giveWay } from '../../plumbing/give-way.ts';
import { finish, type Made } from './made-page.ts';
import type { Answer, FromThread, Question, RenderOrder, ToThread } from './render-messages.ts';

export interface ThreadTerms {
  entry: string;
  manifest: string;
}

interface UnderWay {
  leaving: AbortController;
  answers: PromiseWithResolvers<unknown>[];
}

giveWay();

const terms = workerData as ThreadTerms;
const site = (await import(pathToFileURL(terms.entry).href)) as typeof import('#site/start/entry.server.tsx');
const build = JSON.parse(readFileSync(terms.manifest, 'utf8'));
const underWay = new Map<number, UnderWay>();

const tell = (message: FromThread) => parentPort!.postMessage(message);

parentPort!.on('message', (message: ToThread) => {
  if ('order' in message) void render(message.id, message.order);
  else if ('answer' in message) settle(underWay.get(message.id)?.answers[message.at], message.answer);
  else underWay.get(message.id)?.leaving.abort();
});

async function render(id: number, { url, visit, nonce, holes, level, code }: RenderOrder): Promise<void> {
  const leaving = new AbortController();
  const answers: UnderWay['answers'] = [];
  underWay.set(id, { leaving, answers });
  const wonder = (question: Question): Promise<never> => {
    const waiting = Promise.withResolvers<unknown>();
    tell({ id, at: answers.push(waiting) - 1, question });
    return waiting.promise as Promise<never>;
  };
  try {
    const rendered = await site.render(url, {
      visit,
      nonce,
      holes,
      build,
      signal: leaving.signal,
      ask: ({ name }, input) => wonder({ call: name, input }),
      messages: (locale, area) => wonder({ locale, area }),
    });
    hand(id, finish(rendered, { nonce, holes, level, code }));
  } catch (error) {
    tell({ id, failure: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  } finally {
    underWay.delete(id);
  }
}

/** The bytes change hands without a copy, so each piece must have its own. */
function hand(id: number, { page, ...rest }: Made): void {
  const [pieces, pressed] = [page.pieces, page.pressed].map((all) =>
    all.map((bytes) => new Uint8Array(bytes)),
  );
  const made = { ...rest, page: { ...page, pieces: pieces!, pressed: pressed! } };
  parentPort!.postMessage(
    { id, made } satisfies FromThread,
    [...pieces!, ...pressed!].map(({ buffer }) => buffer),
  );
}

function settle(waiting: PromiseWithResolvers<unknown> | undefined, answer: Answer): void {
  if ('result' in answer) waiting?.resolve(answer.result);
  else if ('refusal' in answer)
    waiting?.reject(new Refusal(answer.refusal.reason, answer.refusal.details as never));
  else waiting?.reject(new Error(answer.failure));
}
