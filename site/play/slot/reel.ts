// One reel: symbols that run down, and stop where the server said.
import { Container, Graphics, Sprite, type Texture } from 'pixi.js';
import { type Clockwork, easeIn, easeOut } from './clockwork.ts';

export interface ReelBox {
  x: number;
  width: number;
  height: number;
}

/** What a symbol looks like; nothing for a blank. */
export type Textures = ReadonlyMap<string, Texture>;

const ROWS_A_SECOND = 26;
const BOUNCE_MS = 160;
const FALL_MS = 340;
const BOUNCE = 0.16;
/** Of the smaller side of a cell. */
const SYMBOL_SHARE = 0.88;
/** Symbols that pay little are smaller, so that the others lead. */
const LOW_SHARE = 0.74;
/** In a small cell there is nothing to spare. */
const SMALL_CELL = 64;
const low = /^L\d$/;
/** What runs by is seen longer and paler than what stands. */
const RUNNING = { stretch: 1.22, alpha: 0.8 } as const;

export class Reel {
  readonly view = new Container();
  readonly sprites: Sprite[] = [];
  #mask = new Graphics();
  #textures: Textures;
  #strip: readonly string[];
  #box: ReelBox = { x: 0, width: 1, height: 1 };
  /** One more than shows: the first waits above. */
  #symbols: string[] = [];
  #next = 0;
  #shift = 0;
  #isRunning = false;
  /** How many rows above its place each symbol still is. */
  #above: number[] = [];

  constructor(textures: Textures, strip: readonly string[]) {
    this.#textures = textures;
    this.#strip = strip;
    this.view.addChild(this.#mask);
    this.view.mask = this.#mask;
  }

  get rows(): number {
    return this.#symbols.length - 1;
  }

  resize(box: ReelBox): void {
    this.#box = box;
    this.view.x = box.x;
    this.#mask.clear().rect(0, 0, box.width, box.height).fill(0xffffff);
    this.#lay();
  }

  show(symbols: readonly string[]): void {
    this.#symbols = [this.#filler(), ...symbols];
    this.#shift = 0;
    this.#lay();
  }

  cellAt(row: number) {
    const size = this.#box.height / Math.max(1, this.rows);
    return { x: this.#box.x, y: row * size, width: this.#box.width, height: size };
  }

  spriteAt(row: number): Sprite | undefined {
    return this.sprites[row + 1];
  }

  /** Runs until `stopAt` knows what it stops at, and then so many rows more. */
  async spin(
    clockwork: Clockwork,
    stopAt: () => { symbols: readonly string[]; after: number } | null,
    signal: AbortSignal,
  ): Promise<void> {
    let queue: string[] | null = null;
    this.#isRunning = true;
    await clockwork.turn((deltaMs) => {
      this.#shift += (deltaMs / 1000) * ROWS_A_SECOND;
      while (this.#shift >= 1) {
        this.#shift -= 1;
        if (queue === null) {
          const stop = stopAt();
          if (stop !== null) queue = this.#queueTo(stop);
        }
        if (queue !== null && queue.length === 0) {
          this.#shift = 0;
          this.#lay();
          return true;
        }
        this.#push(queue?.pop() ?? this.#filler());
      }
      this.#lay();
      return false;
    }, signal);
    this.#isRunning = false;
    const bounce = (share: number) => {
      this.#shift = BOUNCE * (1 - easeOut(share));
      this.#lay();
    };
    await clockwork.move(BOUNCE_MS, bounce, signal);
    this.#shift = 0;
    this.#lay();
  }

  /** What stood above these rows falls into them, and what is new falls in from above. */
  async fall(
    clockwork: Clockwork,
    { gone, symbols }: { gone: readonly number[]; symbols: readonly string[] },
    signal: AbortSignal,
  ): Promise<void> {
    const kept = symbols.map((_, row) => row).filter((row) => !gone.includes(row));
    const added = symbols.length - kept.length;
    const heights = symbols.map((_, row) => (row < added ? added : row - kept[row - added]!));
    this.show(symbols);
    const fall = (share: number) => {
      this.#above = [0, ...heights.map((height) => height * (1 - easeIn(share)))];
      this.#lay();
    };
    fall(0);
    await clockwork.move(FALL_MS, fall, signal);
    this.#above = [];
    this.#lay();
  }

  /** From the last to come to the first: a filler above, what shows from the bottom up, and what runs by before. */
  #queueTo({ symbols, after }: { symbols: readonly string[]; after: number }): string[] {
    const before = Array.from({ length: after }, () => this.#filler());
    if (symbols.length !== this.rows) this.#symbols = [this.#filler(), ...symbols.map(() => this.#filler())];
    return [this.#filler(), ...symbols, ...before];
  }

  #push(symbol: string): void {
    this.#symbols = [symbol, ...this.#symbols.slice(0, -1)];
  }

  #filler(): string {
    this.#next = (this.#next + 1) % this.#strip.length;
    return this.#strip[this.#next]!;
  }

  #lay(): void {
    const { width, height } = this.#box;
    const cell = height / Math.max(1, this.rows);
    const side = Math.min(width, cell);
    const { stretch, alpha } = this.#isRunning ? RUNNING : { stretch: 1, alpha: 1 };
    for (const [place, symbol] of this.#symbols.entries()) {
      const sprite = this.sprites[place] ?? this.#addSprite();
      const texture = this.#textures.get(symbol);
      sprite.visible = texture !== undefined;
      if (texture === undefined) continue;
      sprite.texture = texture;
      const size = side * (low.test(symbol) && side > SMALL_CELL ? LOW_SHARE : SYMBOL_SHARE);
      sprite.setSize(size, size * stretch);
      sprite.position.set(width / 2, (place - 0.5 + this.#shift - (this.#above[place] ?? 0)) * cell);
      sprite.alpha = alpha;
      sprite.tint = 0xffffff;
    }
    for (const sprite of this.sprites.slice(this.#symbols.length)) sprite.visible = false;
  }

  #addSprite(): Sprite {
    const sprite = new Sprite();
    sprite.anchor.set(0.5);
    this.sprites.push(sprite);
    this.view.addChild(sprite);
    return sprite;
  }
}
