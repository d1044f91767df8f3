// Movement in time on one ticker, which rests while nothing moves: a still board costs no power.
import type { Application, Ticker } from 'pixi.js';

/** 0 at the start, 1 at the end. */
type OnFrame = (share: number) => void;

export class Clockwork {
  #app: Application;
  #moving = 0;

  constructor(app: Application) {
    this.#app = app;
  }

  /** Until the frame says it is done. Whoever aborts it gets no further frame. */
  turn(onFrame: (elapsedMs: number) => boolean, signal: AbortSignal): Promise<void> {
    const { ticker } = this.#app;
    return new Promise((resolve) => {
      const end = () => {
        ticker.remove(frame);
        signal.removeEventListener('abort', end);
        this.#moving -= 1;
        this.#rest();
        resolve();
      };
      const frame = ({ deltaMS }: Ticker) => {
        if (onFrame(deltaMS)) end();
      };
      if (signal.aborted) return resolve();
      this.#moving += 1;
      ticker.add(frame);
      ticker.start();
      signal.addEventListener('abort', end);
    });
  }

  async move(ms: number, onFrame: OnFrame, signal: AbortSignal): Promise<void> {
    let elapsed = 0;
    await this.turn((deltaMs) => {
      elapsed += deltaMs;
      onFrame(Math.min(1, elapsed / ms));
      return elapsed >= ms;
    }, signal);
  }

  /** Draws once what was changed by hand. */
  show(): void {
    if (this.#moving === 0) this.#app.render();
  }

  #rest(): void {
    if (this.#moving > 0) return;
    this.#app.ticker.stop();
    this.#app.render();
  }
}

/** Fast at first, slow at the end. */
export const easeOut = (share: number): number => 1 - (1 - share) ** 3;

/** As what falls: slow at first. */
export const easeIn = (share: number): number => share ** 2;
