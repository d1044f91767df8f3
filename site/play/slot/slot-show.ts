// Plays the steps of a round on the reels: one promise a step, which ends when the step was shown.
import { isStill } from '../pace.ts';
import type { SoundName } from '../sounds.ts';
import type { HeldCoin, Light } from './lights.ts';
import type { Reels } from './reels.ts';
import { type SlotCoin, type SlotStep, type SlotWin, winsOf } from './slot-steps.ts';
import { countMs, ladderMs } from './win-sizes.ts';

export interface ShowParts {
  reels: Reels;
  /** Of a game that is won by lines: the row of each reel. */
  lines: readonly (readonly number[])[];
  /** What holds its cell. */
  coin: string;
  /** How a pay is written on the board. */
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
        await this.#light({ cells: step.step === 'stick' ? cellsOn(step) : step.cells }, signal);
        await this.#stand(500, signal);
        return;
      case 'win':
        await this.#light(this.lightOf(winsOf(step)), signal);
        await this.#stand(countMs(step.paysX100), signal);
        return;
      case 'scatter':
        sound('open');
        await this.#light({ cells: step.cells }, signal);
        await this.#stand(700, signal);
        return;
      case 'total':
        await this.#stand(ladderMs(step.paidX100), signal);
        return;
      case 'tumble':
        // Whoever wants less motion sees the board change.
        if (!isStill(this.#parts.pace())) await reels.tumble(step.gone, step.grid, signal);
        reels.show(step.grid);
        if (step.glow !== undefined) reels.lights.glow(step.glow);
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
    if (glow !== undefined) reels.lights.glow(glow);
    sound('land');
    await this.#stand(160, signal);
  }

  /** How these wins are lit: lines from edge to edge, and money over what has won as a heap. */
  lightOf(wins: readonly SlotWin[]): Light {
    const { lines, words } = this.#parts;
    return {
      cells: wins.flatMap(({ cells }) => cells),
      lines: wins.flatMap(({ line }) =>
        line === undefined ? [] : [lines[line]!.map((row, reel) => [reel, row] as const)],
      ),
      amounts: wins
        .filter(({ line, ways }) => line === undefined && ways === undefined)
        .map(({ cells, paysX100 }) => ({ cells, text: words(paysX100) })),
    };
  }

  held(coins: readonly SlotCoin[]): HeldCoin[] {
    const { words } = this.#parts;
    return coins.map(({ cell, paysX100, pot }) => ({
      ...{ cell, isPot: pot !== undefined },
      text: pot?.toUpperCase() ?? words(paysX100),
    }));
  }

  async #hold(step: Extract<SlotStep, { step: 'coins' | 'respin' | 'haul' }>, signal: AbortSignal) {
    const { reels, coin, sound, pace } = this.#parts;
    if (step.step === 'coins') this.#coins = [...step.coins];
    if (step.step === 'respin') {
      if (!isStill(pace())) await reels.lights.respin(this.held(this.#coins), signal);
      if (signal.aborted) return;
      this.#coins.push(...step.coins);
    }
    if (step.coins.length > 0) sound('open');
    reels.hold(coin, this.held(this.#coins));
    await reels.lights.pulse(
      step.coins.map(({ cell }) => cell),
      signal,
    );
    await this.#stand(step.step === 'respin' ? 150 : 900, signal);
  }

  async #light(light: Light, signal: AbortSignal) {
    const { lights } = this.#parts.reels;
    lights.light(light);
    await lights.pulse(light.cells, signal);
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

/** All cells of the reels that have turned. */
const cellsOn = ({ reels, grid }: Extract<SlotStep, { step: 'stick' }>) =>
  reels.flatMap((reel) => grid[reel]!.map((_, row) => [reel, row] as const));
