// A thread for one kind of dear work: an order in, an answer out, one at a time. It is started when first wanted, started
// anew should it end, and ended should an order take longer than it may. Who may wait for it is decided by a lane. Where the
// thread ends or is silent, the order was not done, and its caller may come again.
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { log } from './log.ts';
import { TooManyWait } from './outage.ts';

export class Thread<Order, Answer> {
  #file: URL;
  #withinMs: number;
  #worker: Worker | undefined;

  constructor(file: URL, { withinMs }: { withinMs: number }) {
    this.#file = file;
    this.#withinMs = withinMs;
  }

  /** Throws TooManyWait where the thread gives no answer, within the time that an order may take. */
  async ask(order: Order, withinMs = this.#withinMs): Promise<Answer> {
    const worker = this.#worker ?? this.#open();
    // A busy thread keeps the process alive, an idle one must not.
    worker.ref();
    const done = new AbortController();
    const signal = AbortSignal.any([done.signal, AbortSignal.timeout(withinMs)]);
    try {
      const exit = once(worker, 'exit', { signal }).then(() => Promise.reject(new Error('the thread ended')));
      worker.postMessage(order);
      const [answer] = await Promise.race([once(worker, 'message', { signal }), exit]);
      return answer as Answer;
    } catch (error) {
      this.#worker = undefined;
      void worker.terminate();
      const why = signal.aborted ? 'an order took too long' : 'the thread ended';
      throw new TooManyWait(why, { cause: error });
    } finally {
      done.abort();
      worker.unref();
    }
  }

  /** Pending calls are rejected. */
  async close(): Promise<void> {
    await this.#worker?.terminate();
  }

  #open(): Worker {
    const worker = new Worker(this.#file);
    worker.on('error', (error) => log.bug(error));
    worker.on('exit', () => {
      if (this.#worker === worker) this.#worker = undefined;
    });
    this.#worker = worker;
    return worker;
  }
}
