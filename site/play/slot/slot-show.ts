// Plays the steps of a round on the reels: one promise a step, which ends when the step was shown.
import { isStill } from '../pace.ts';
import type { SoundName } from '../sounds.ts';
import type { Reels } from './reels.ts';
import type { Cell, SlotCoin, SlotStep } from './slot-steps.ts';

export interface ShowParts {
  reels: Reels;
  /** How a pay is written on a coin. */
  words(paysX100: number): string;
  sound(name: SoundName): void;
  /** Of the usual time. */
  pace(): number;
}

/** How long steps without movement of their own stand. */
const standsMs: Partial<Record<SlotStep['step'], number>> = {
  charge: 700,
  multiplier: 600,
  spins: 1700,
  spin: 250,
  again: 350,
  bonus: 1100,
  wheel: 4000,
  pick: 500,
  layout: 1200,
  cap: 1500,
  total: 150,
  pot: 1400,
};

export class SlotShow {
  #parts: ShowParts;
  #coins: SlotCoin[] = [];

  constructor(parts: ShowParts) {
    this.#parts = parts;
  }

  async play(step: SlotStep, signal: AbortSignal): Promise<void> {
    const { reels, sound } = this.#parts;
    switch (step.step) {
      case 'reveal':
        await this.#reveal(step, signal);
        return;
      case 'stick':
      case 'open':
      case 'expand':
        sound('open');
        reels.show(step.grid);
        if (step.step !== 'stick') await this.#light(step.cells, [], signal);
        await this.#stand(500, signal);
        return;
      case 'win':
        await this.#light(
          step.wins.flatMap(({ cells }) => cells),
          step.wins.filter(({ line }) => line !== undefined).map(({ cells }) => cells),
          signal,
        );
        await this.#stand(600, signal);
        return;
      case 'scatter':
        sound('open');
        await this.#light(step.cells, [], signal);
        await this.#stand(700, signal);
        return;
      case 'tumble':
        // Whoever wants less motion sees the board change.
        if (!isStill(this.#parts.pace())) await reels.tumble(step.gone, step.grid, signal);
        reels.show(step.grid);
        if (step.glow !== undefined) reels.glow(step.glow);
        sound('land');
        await this.#stand(220, signal);
        return;
      case 'coins':
      case 'respin':
      case 'haul':
        await this.#hold(step, signal);
        return;
      default:
        await this.#stand(standsMs[step.step] ?? 300, signal);
    }
  }

  async #reveal({ grid, glow }: Extract<SlotStep, { step: 'reveal' }>, signal: AbortSignal): Promise<void> {
    const { reels, sound, pace } = this.#parts;
    this.#coins = [];
    // Whoever wants less motion sees boards change, not reels run.
    if (isStill(pace())) reels.show(grid);
    else {
      reels.spin();
      await this.#stand(340, signal);
      if (!signal.aborted) await reels.stopAt(grid);
    }
    if (signal.aborted) return;
    if (glow !== undefined) reels.glow(glow);
    sound('land');
    await this.#stand(160, signal);
  }

  async #hold(step: Extract<SlotStep, { step: 'coins' | 'respin' | 'haul' }>, signal: AbortSignal) {
    const { reels, sound, words } = this.#parts;
    if (step.step === 'coins') this.#coins = [...step.coins];
    if (step.step === 'respin') this.#coins.push(...step.coins);
    if (step.coins.length > 0) sound('open');
    reels.coins(this.#coins, ({ paysX100, pot }) => pot?.toUpperCase() ?? words(paysX100));
    await reels.pulse(
      step.coins.map(({ cell }) => cell),
      signal,
    );
    await this.#stand(step.step === 'respin' ? 350 : 900, signal);
  }

  async #light(cells: readonly Cell[], lines: readonly (readonly Cell[])[], signal: AbortSignal) {
    const { reels } = this.#parts;
    reels.light(cells, lines);
    await reels.pulse(cells, signal);
  }

  #stand(ms: number, signal: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      if (signal.aborted) return resolve();
      const timer = setTimeout(resolve, ms * this.#parts.pace());
      signal.addEventListener('abort', () => {
        clearTimeout(timer);
        resolve();
      });
    });
  }
}
