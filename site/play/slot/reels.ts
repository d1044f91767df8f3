// The board of a slot, drawn by PixiJS. It knows cells and symbols; what they mean, and when, is told to it.
import 'pixi.js/unsafe-eval';
import { Application, Container, ImageSource, Texture } from 'pixi.js';
import { Clockwork, easeOut } from './clockwork.ts';
import { Marks } from './marks.ts';
import { Reel, type Textures } from './reel.ts';
import type { Cell, Grid, SlotCoin } from './slot-steps.ts';

const GAP = 4;
const STOP_ROWS = 5;
const DIMMED = 0x6a6f7a;
const PULSE_MS = 620;
const BURST_MS = 320;

export interface ReelsWish {
  host: HTMLElement;
  /** The picture of each symbol, by its name among them. */
  pictures: ReadonlyMap<string, string>;
  strips: readonly (readonly string[])[];
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
  #app: Application;
  #reels: Reel[];
  #marks = new Marks();
  #run: Run | null = null;

  private constructor(app: Application, reels: Reel[]) {
    this.#app = app;
    this.#reels = reels;
    this.clockwork = new Clockwork(app);
    const board = new Container();
    for (const { view } of reels) board.addChild(view);
    app.stage.addChild(board, this.#marks.view);
    app.renderer.on('resize', () => this.#resize());
    this.#resize();
  }

  static async open({ host, pictures, strips }: ReelsWish): Promise<Reels> {
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
    );
  }

  close(): void {
    this.halt();
    this.#app.destroy({ removeView: true }, { children: true, texture: true });
  }

  show(grid: Grid): void {
    this.halt();
    this.#marks.clear();
    for (const [place, reel] of this.#reels.entries()) reel.show(grid[place] ?? []);
    this.clockwork.show();
  }

  /** Sets all reels running; they go on until they are told where to stop. */
  spin(): void {
    if (this.#run !== null) return;
    this.#marks.clear();
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

  /** Rings around these cells, the others dim; lines are drawn through the cells of each. */
  light(cells: readonly Cell[], lines: readonly (readonly Cell[])[] = []): void {
    this.#marks.clear();
    for (const [place, reel] of this.#reels.entries())
      for (let row = 0; row < reel.rows; row += 1) {
        const sprite = reel.spriteAt(row);
        const isLit = cells.some(([at, on]) => at === place && on === row);
        if (sprite !== undefined) sprite.tint = isLit ? 0xffffff : DIMMED;
        if (isLit) this.#marks.ring(reel.cellAt(row));
      }
    for (const line of lines) this.#marks.line(line.map(([reel, row]) => this.#reels[reel]!.cellAt(row)));
    this.clockwork.show();
  }

  /** What is lit swells once. */
  async pulse(cells: readonly Cell[], signal: AbortSignal): Promise<void> {
    const sprites = cells.flatMap(([reel, row]) => this.#reels[reel]?.spriteAt(row) ?? []);
    const sizes = sprites.map(({ width, height }) => ({ width, height }));
    const scale = (share: number) => {
      const factor = 1 + 0.1 * Math.sin(share * Math.PI);
      for (const [place, sprite] of sprites.entries())
        sprite.setSize(sizes[place]!.width * factor, sizes[place]!.height * factor);
    };
    await this.clockwork.move(PULSE_MS, scale, signal);
  }

  /** Cells that won burst, and others fall into their places. */
  async tumble(cells: readonly Cell[], grid: Grid, signal: AbortSignal): Promise<void> {
    const sprites = cells.flatMap(([reel, row]) => this.#reels[reel]?.spriteAt(row) ?? []);
    const boxes = cells.map(([reel, row]) => this.#reels[reel]!.cellAt(row));
    const sizes = sprites.map(({ width }) => width);
    const burst = (share: number) => {
      this.#marks.sparks(boxes, share);
      for (const [place, sprite] of sprites.entries()) {
        sprite.alpha = 1 - easeOut(share);
        const size = sizes[place]! * (1 + 0.3 * share);
        sprite.setSize(size, size);
      }
    };
    await this.clockwork.move(BURST_MS, burst, signal);
    this.#marks.clear();
    if (signal.aborted) return;
    const falls = this.#reels.map((reel, place) => {
      const gone = cells.filter(([at]) => at === place).map(([, row]) => row);
      return gone.length === 0
        ? undefined
        : reel.fall(this.clockwork, { gone, symbols: grid[place]! }, signal);
    });
    await Promise.all(falls);
  }

  /** How many times a win on a cell is paid, where that is more than once. */
  glow(glow: readonly (readonly number[])[]): void {
    for (const [place, rows] of glow.entries())
      for (const [row, times] of rows.entries()) {
        if (times < 2) continue;
        const { x, y, width, height } = this.#reels[place]!.cellAt(row);
        this.#marks.words({ x, y: y + height * 0.6, width, height: height * 0.4 }, `×${times}`);
      }
    this.clockwork.show();
  }

  /** Coins with what is written on them; all other cells are dark. */
  coins(coins: readonly SlotCoin[], words: (coin: SlotCoin) => string): void {
    this.light(coins.map(({ cell }) => cell));
    for (const coin of coins) {
      const [reel, row] = coin.cell;
      this.#marks.words(this.#reels[reel]!.cellAt(row), words(coin));
    }
    this.clockwork.show();
  }

  #resize(): void {
    const { width, height } = this.#app.screen;
    const each = (width - GAP * (this.#reels.length - 1)) / this.#reels.length;
    for (const [place, reel] of this.#reels.entries())
      reel.resize({ x: place * (each + GAP), width: each, height });
    this.#marks.clear();
    this.clockwork.show();
  }
}

/** Loaded as pictures of the page: nothing is fetched by script, and no worker is started for it. */
async function loadTextures(pictures: ReadonlyMap<string, string>): Promise<Textures> {
  const loaded = await Promise.all(
    [...pictures].map(async ([symbol, address]) => {
      const image = new Image();
      image.src = address;
      await image.decode();
      const source = new ImageSource({ resource: image, autoGenerateMipmaps: true });
      return [symbol, new Texture({ source })] as const;
    }),
  );
  return new Map(loaded);
}
