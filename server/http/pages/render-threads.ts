// Where pages are rendered: off the thread that answers requests, which only brings what they ask for. How many may
// wait here is decided before (see lane.ts).
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { findCall } from '#contract/catalogue.ts';
import { isRefusal } from '#contract/refusals.ts';
import { log } from '../../plumbing/log.ts';
import { TooManyWait } from '../../plumbing/outage.ts';
import type { Made, PageParts } from './made-page.ts';
import type { Answer, FromThread, Question, ToThread } from './render-messages.ts';
import type { ThreadTerms } from './render-thread.ts';

interface UnderWay extends PromiseWithResolvers<Made> {
  parts: PageParts;
}

interface Thread {
  worker: Worker;
  underWay: Map<number, UnderWay>;
}

/** One core is left to the thread that answers; more than a few would only wait for its answers. */
const THREADS = Math.min(4, Math.max(1, availableParallelism() - 1));

export class RenderThreads {
  #terms: ThreadTerms;
  #threads: Thread[] = [];
  #lastId = 0;
  #isClosed = false;

  constructor(terms: ThreadTerms) {
    this.#terms = terms;
    // The first is there when it is first wanted: to load the site takes longer than to render a page.
    this.#open();
  }

  async render(url: string, parts: PageParts): Promise<Made> {
    const { visit, nonce, holes, level, code, signal } = parts;
    signal.throwIfAborted();
    const thread = this.#leastBusy();
    const id = ++this.#lastId;
    const waiting: UnderWay = { ...Promise.withResolvers<Made>(), parts };
    const leave = () => {
      waiting.reject(signal.reason);
      tell(thread, { id, isLeft: true });
    };
    signal.addEventListener('abort', leave, { once: true });
    thread.underWay.set(id, waiting);
    // A busy thread keeps the process alive, an idle one must not.
    thread.worker.ref();
    tell(thread, { id, order: { url, visit, nonce, holes, level, code } });
    try {
      return await waiting.promise;
    } finally {
      signal.removeEventListener('abort', leave);
      thread.underWay.delete(id);
      if (thread.underWay.size === 0) thread.worker.unref();
    }
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await Promise.all(this.#threads.map(({ worker }) => worker.terminate()));
  }

  #leastBusy(): Thread {
    if (this.#isClosed) throw new TooManyWait('the threads that render are closed');
    const [first] = this.#threads.toSorted((a, b) => a.underWay.size - b.underWay.size);
    if (first === undefined || (first.underWay.size > 0 && this.#threads.length < THREADS))
      return this.#open();
    return first;
  }

  /** Pages of those who have left may still be in the making when the server ends, which is no bug. */
  #whyEnded(): Error {
    const why = 'the thread that rendered ended';
    return this.#isClosed ? new TooManyWait(why) : new Error(why);
  }

  #open(): Thread {
    const worker = new Worker(new URL('./render-thread.ts', import.meta.url), { workerData: this.#terms });
    const thread: Thread = { worker, underWay: new Map() };
    this.#threads.push(thread);
    worker.unref();
    worker.on('message', (message: FromThread) => void hear(thread, message));
    worker.on('error', (error) => log.bug(error));
    // Whatever ended it, those who wait hear of it, and the next page opens another.
    worker.on('exit', () => {
      this.#threads = this.#threads.filter((other) => other !== thread);
      for (const waiting of thread.underWay.values()) waiting.reject(this.#whyEnded());
    });
    return thread;
  }
}

const tell = ({ worker }: Thread, message: ToThread) => worker.postMessage(message);

async function hear(thread: Thread, message: FromThread): Promise<void> {
  const waiting = thread.underWay.get(message.id);
  if (waiting === undefined) return;
  if ('made' in message) waiting.resolve(message.made);
  else if ('failure' in message) waiting.reject(new Error(message.failure));
  else {
    const { id, at, question } = message;
    tell(thread, { id, at, answer: await answerOf(question, waiting.parts) });
  }
}

async function answerOf(question: Question, { ask, messages }: PageParts): Promise<Answer> {
  try {
    if ('area' in question) return { result: await messages(question.locale, question.area as never) };
    return { result: await ask(findCall(question.call)!, question.input as never) };
  } catch (error) {
    if (isRefusal(error)) return { refusal: { reason: error.reason, details: error.details } };
    return { failure: error instanceof Error ? error.message : String(error) };
  }
}
