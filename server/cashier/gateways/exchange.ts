// One HTTP question and its answer as a text, by undici's dispatcher itself. Its `request` makes a stream of each answer
// and a signal of each time limit, which outlive the answer: at the pace of payments the collector stopped everyone for
// 15 to 50 ms several times a second.
import { Agent, type Dispatcher } from 'undici';

export interface Question {
  method: 'GET' | 'POST' | 'DELETE';
  headers: Record<string, string>;
  body: string | null;
  answeredWithinMs: number;
}

export interface Answer {
  status: number;
  text: string;
}

/** The answer had begun to come. */
export class BrokenOff extends Error {
  override readonly name = 'BrokenOff';
}

const ANSWER_MAX_BYTES = 1_000_000;

/** Connections stay open between questions: a deposit's notice waits for one of these. */
const dispatcher = new Agent({ maxResponseSize: ANSWER_MAX_BYTES });

export function exchange(url: string, { answeredWithinMs, ...question }: Question): Promise<Answer> {
  const { origin, pathname, search } = new URL(url);
  return new Promise((resolve, reject) => {
    const hearer = new Hearer(resolve, reject, answeredWithinMs);
    dispatcher.dispatch({ origin, path: pathname + search, ...question }, hearer);
  });
}

class Hearer implements Dispatcher.DispatchHandler {
  readonly #resolve: (answer: Answer) => void;
  readonly #reject: (reason: Error) => void;
  readonly #late: NodeJS.Timeout;
  readonly #chunks: Buffer[] = [];
  #controller: Dispatcher.DispatchController | undefined;
  #tooLate: Error | undefined;
  #status = 0;

  constructor(resolve: (answer: Answer) => void, reject: (reason: Error) => void, withinMs: number) {
    this.#resolve = resolve;
    this.#reject = reject;
    this.#late = setTimeout(() => this.#giveUp(new Error(`not answered within ${withinMs} ms`)), withinMs);
  }

  /** One that still waits for a connection is not sent when it gets one. */
  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.#controller = controller;
    if (this.#tooLate !== undefined) controller.abort(this.#tooLate);
  }

  onResponseStart(_: Dispatcher.DispatchController, status: number): void {
    this.#status = status;
  }

  onResponseData(_: Dispatcher.DispatchController, chunk: Buffer): void {
    this.#chunks.push(chunk);
  }

  onResponseEnd(): void {
    clearTimeout(this.#late);
    this.#resolve({ status: this.#status, text: Buffer.concat(this.#chunks).toString('utf8') });
  }

  onResponseError(_: Dispatcher.DispatchController, error: Error): void {
    clearTimeout(this.#late);
    this.#reject(this.#status === 0 ? error : new BrokenOff('the answer broke off', { cause: error }));
  }

  #giveUp(reason: Error): void {
    this.#tooLate = reason;
    if (this.#controller === undefined) this.#reject(reason);
    else this.#controller.abort(reason);
  }
}
