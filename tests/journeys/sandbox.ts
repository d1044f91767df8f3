// The outside world as the sandbox plays it. What a journey changes there is changed back when it ends.
import { expect } from 'vitest';
import type { RefusalName } from '#contract/refusals.ts';
import type { Maintenance } from '#server/content/switches.ts';

export class Sandbox implements AsyncDisposable {
  #origin: string;
  #undo = new AsyncDisposableStack();

  constructor(origin: string) {
    this.#origin = origin;
  }

  async close(state: Exclude<Maintenance, 'off'>): Promise<void> {
    this.#undo.defer(() => this.#post('maintenance', { state: 'off' }));
    await this.#post('maintenance', { state });
  }

  /** Makes a call, or another part by its name, fail at every asking. */
  async break(call: string, refusal: RefusalName): Promise<void> {
    this.#undo.defer(() => this.mend(call));
    await this.#post('failures', { call, refusal });
  }

  mend(call: string): Promise<void> {
    return this.#post('failures', { call, refusal: '' });
  }

  async ban(player: string): Promise<void> {
    this.#undo.defer(() => this.#post('ban', { player, state: 'active' }));
    await this.#post('ban', { player, state: 'banned' });
  }

  async give(player: string, amount: string): Promise<void> {
    const gift = { player, amount, pocket: 'main' };
    this.#undo.defer(() => this.#post('money', { ...gift, direction: 'take' }));
    await this.#post('money', { ...gift, direction: 'give' });
  }

  /** The next bet of real money that counts for it wins it. */
  dropJackpot(jackpot: number): Promise<void> {
    return this.#post('rewards/jackpot', { jackpot: String(jackpot) });
  }

  /** The player gets now what their cashback comes to so far. */
  giveCashback(player: string): Promise<void> {
    return this.#post('rewards/cashback-of', { player });
  }

  [Symbol.asyncDispose](): Promise<void> {
    return this.#undo.disposeAsync();
  }

  async #post(form: string, fields: Record<string, string>): Promise<void> {
    const answer = await fetch(`${this.#origin}/__sandbox/${form}`, {
      method: 'POST',
      body: new URLSearchParams(fields),
      redirect: 'manual',
    });
    expect(answer.status, `${form} ${JSON.stringify(fields)}`).toBe(303);
  }
}
