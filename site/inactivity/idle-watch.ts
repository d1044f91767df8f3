// Watches how long nobody has done anything, in any tab of the browser. It asks for the time at each look and trusts no
// timer: a machine that slept wakes to find its player signed out, not warned.
import { warnedAfterMs } from '#rules/inactivity.ts';

export interface IdleParts {
  now(): number;
  /** How long the page on screen may be left alone; null for ever. */
  periodMs(): number | null;
  /** What the tabs know together: when somebody last did something in one of them. */
  recall(): number;
  remember(at: number): void;
  onWarn(endsAt: number): void;
  onCalm(): void;
  onEnd(): void;
}

/** A thousand scrolls in a second are one sign of life. */
const NOTED_EVERY_MS = 1_000;
/** Timers cannot wait for weeks, and need not. */
const LONGEST_WAIT_MS = 3_600_000;

export class IdleWatch {
  #parts: IdleParts;
  #warnedUntil: number | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isOver = false;

  constructor(parts: IdleParts) {
    this.#parts = parts;
    parts.remember(parts.now());
    this.look();
  }

  /** The player did something. Too late, if their time was over. */
  stir = (): void => {
    const { now, recall, remember } = this.#parts;
    const isNews = this.#warnedUntil !== null || now() - recall() >= NOTED_EVERY_MS;
    if (isNews && !this.#isOver && !this.#isTimeUp()) remember(now());
    if (isNews) this.look();
  };

  /** To be called whenever something may have changed: another tab stirred, the page woke, its address is another. */
  look = (): void => {
    clearTimeout(this.#timer);
    if (this.#isOver) return;
    const period = this.#parts.periodMs();
    if (period === null) this.#calm();
    else if (this.#isTimeUp()) this.#end();
    else this.#lookAgainIn(this.#judge(period));
  };

  stop(): void {
    this.#isOver = true;
    clearTimeout(this.#timer);
    this.#calm();
  }

  /** Warns or calms, and says when there will be something new to say. */
  #judge(periodMs: number): number {
    const activeAt = this.#parts.recall();
    const idleMs = this.#parts.now() - activeAt;
    const calmMs = warnedAfterMs(periodMs);
    if (idleMs < calmMs) {
      this.#calm();
      return calmMs - idleMs;
    }
    this.#warn(activeAt + periodMs);
    return periodMs - idleMs;
  }

  #lookAgainIn(ms: number): void {
    this.#timer = setTimeout(this.look, Math.min(ms, LONGEST_WAIT_MS));
  }

  #isTimeUp(): boolean {
    const { now, recall, periodMs } = this.#parts;
    const period = periodMs();
    return period !== null && now() - recall() >= period;
  }

  #warn(endsAt: number): void {
    if (this.#warnedUntil === endsAt) return;
    this.#calm();
    this.#warnedUntil = endsAt;
    this.#parts.onWarn(endsAt);
  }

  #calm(): void {
    if (this.#warnedUntil === null) return;
    this.#warnedUntil = null;
    this.#parts.onCalm();
  }

  #end(): void {
    this.stop();
    this.#parts.onEnd();
  }
}
