// The board of a slot, drawn by PixiJS. It knows cells and symbols; what they mean, and when, is told to it.
import 'pixi.js/unsafe-eval';
import { Application, Container } from 'pixi.js';
import { Clockwork, easeOut } from './clockwork.ts';
import { type HeldCoin, Lights } from './lights.ts';
import { Reel } from './reel.ts';
import type { Cell, Grid } from './slot-steps.ts';
import { loadTextures, type SymbolPicture } from './textures.ts';

const GAP = 4;
const STOP_ROWS = 5;
const BURST_MS = 320;

export interface ReelsWish {
  host: HTMLElement;
  /** The picture of each symbol, by its name among them. */
  pictures: ReadonlyMap<string, SymbolPicture>;
  strips: readonly (readonly string[])[];
  /** The ground behind the symbols is light. */
  isLight: boolean;
}

/** All reels running, until each has come to where it stops. */
interface Run {
  ending: AbortController;
  stop: Grid | null;
  /** How many have stopped. */
  stopped: number;
  done: Promise<unknown>;
}

export class Reels {
  readonly clockwork: Clockwork;
  readonly lights: Lights;
  #app: Application;
  #reels: Reel[];
  #run: Run | null = null;

  private constructor(app: Application, reels: Reel[], isLight: boolean) {
    this.#app = app;
    this.#reels = reels;
    this.clockwork = new Clockwork(app);
    this.lights = new Lights({ reels, clockwork: this.clockwork, isLight });
    const board = new Container();
    for (const { view } of reels) board.addChild(view);
    app.stage.addChild(this.lights.marks.under, board, this.lights.marks.view);
    app.renderer.on('resize', () => this.#resize());
    this.#resize();
  }

  static async open({ host, pictures, strips, isLight }: ReelsWish): Promise<Reels> {
    const app = new Application();
    const [textures] = await Promise.all([
      loadTextures(pictures),
      app.init({
        resizeTo: host,
        backgroundAlpha: 0,
        antialias: true,
        autoDensity: true,
        autoStart: false,
        resolution: Math.min(devicePixelRatio, 2),
        preference: 'webgl',
      }),
    ]);
    app.canvas.setAttribute('aria-hidden', 'true');
    host.append(app.canvas);
    return new Reels(
      app,
      strips.map((strip) => new Reel(textures, strip)),
      isLight,
    );
  }

  close(): void {
    this.halt();
    this.#app.destroy({ removeView: true }, { children: true, texture: true });
  }

  show(grid: Grid): void {
    this.halt();
    this.lights.marks.clear();
    for (const [place, reel] of this.#reels.entries()) reel.show(grid[place] ?? []);
    this.clockwork.show();
  }

  /** Sets all reels running; they go on until they are told where to stop. */
  spin(): void {
    if (this.#run !== null) return;
    this.lights.marks.clear();
    const ending = new AbortController();
    const run: Run = { ending, stop: null, stopped: 0, done: Promise.resolve() };
    const spins = this.#reels.map(async (reel, place) => {
      // From the left, one after the other.
      const stopAt = () =>
        run.stop === null || run.stopped < place
          ? null
          : { symbols: run.stop[place]!, after: place === 0 ? 0 : STOP_ROWS };
      await reel.spin(this.clockwork, stopAt, ending.signal);
      run.stopped = Math.max(run.stopped, place + 1);
    });
    run.done = Promise.all(spins);
    this.#run = run;
  }

  async stopAt(grid: Grid): Promise<void> {
    this.spin();
    const run = this.#run!;
    run.stop = grid;
    await run.done;
    if (this.#run === run) this.#run = null;
  }

  /** Whatever runs is left where it is. */
  halt(): void {
    this.#run?.ending.abort();
    this.#run = null;
  }

  /** Cells that won burst, and others fall into their places. */
  async tumble(cells: readonly Cell[], grid: Grid, signal: AbortSignal): Promise<void> {
    const sprites = cells.flatMap(([reel, row]) => this.#reels[reel]?.spriteAt(row) ?? []);
    const boxes = cells.map((cell) => this.lights.boxAt(cell));
    const sizes = sprites.map(({ width }) => width);
    const burst = (share: number) => {
      this.lights.marks.sparks(boxes, share);
      for (const [place, sprite] of sprites.entries()) {
        sprite.alpha = 1 - easeOut(share);
        const size = sizes[place]! * (1 + 0.3 * share);
        sprite.setSize(size, size);
      }
    };
    await this.clockwork.move(BURST_MS, burst, signal);
    this.lights.marks.clear();
    if (signal.aborted) return;
    const falls = this.#reels.map((reel, place) => {
      const gone = cells.filter(([at]) => at === place).map(([, row]) => row);
      return gone.length === 0
        ? undefined
        : reel.fall(this.clockwork, { gone, symbols: grid[place]! }, signal);
    });
    await Promise.all(falls);
  }

  /** Coins with what is written on them; all other cells are empty. */
  hold(symbol: string, coins: readonly HeldCoin[]): void {
    const held = new Set(coins.map(({ cell }) => String(cell)));
    this.show(
      this.#reels.map((reel, place) =>
        Array.from({ length: reel.rows }, (_, row) => (held.has(String([place, row])) ? symbol : '')),
      ),
    );
    this.lights.hold(coins);
  }

  #resize(): void {
    const { width, height } = this.#app.screen;
    const each = (width - GAP * (this.#reels.length - 1)) / this.#reels.length;
    for (const [place, reel] of this.#reels.entries())
      reel.resize({ x: place * (each + GAP), width: each, height });
    this.lights.marks.clear();
    this.clockwork.show();
  }
}
