// One market of the exchange: the best that is offered on each runner, kept up by images and changes.
import type { MarketChange, RunnerChange } from './messages.ts';

interface Best {
  back: number | null;
  lay: number | null;
}

export class MarketBook {
  readonly #best = new Map<number, Best>();
  status: 'INACTIVE' | 'OPEN' | 'SUSPENDED' | 'CLOSED' = 'INACTIVE';
  isInPlay = false;

  apply({ img, marketDefinition, rc = [] }: MarketChange): void {
    if (img === true) this.#best.clear();
    if (marketDefinition !== undefined) {
      this.status = marketDefinition.status;
      this.isInPlay = marketDefinition.inPlay;
    }
    for (const change of rc) this.#applyTo(change);
  }

  /** Nothing of it can be bet on before a match. */
  get isClosed(): boolean {
    return this.status !== 'OPEN' || this.isInPlay;
  }

  /**
   * What each of these runners is worth: between what backers and layers ask for, and all of them together certain. Null
   * where somebody is not offered on both sides.
   */
  chances(runners: readonly number[]): number[] | null {
    const fair = runners.map((runner) => {
      const { back = null, lay = null } = this.#best.get(runner) ?? {};
      return back === null || lay === null ? null : 2 / (back + lay);
    });
    const whole = fair.flatMap((chance) => chance ?? []);
    if (whole.length < fair.length) return null;
    const sum = whole.reduce((total, chance) => total + chance, 0);
    return whole.map((chance) => Math.round((1e6 * chance) / sum) / 1e6);
  }

  #applyTo({ id, batb = [], batl = [] }: RunnerChange): void {
    const best = this.#best.get(id) ?? { back: null, lay: null };
    this.#best.set(id, best);
    for (const [level, price, amount] of batb) if (level === 0) best.back = amount > 0 ? price : null;
    for (const [level, price, amount] of batl) if (level === 0) best.lay = amount > 0 ? price : null;
  }
}
