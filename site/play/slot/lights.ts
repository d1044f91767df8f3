// What shines on the board: cells that win, lines through them, money over them, coins that hold their cells.
import type { Clockwork } from './clockwork.ts';
import { type Box, Marks } from './marks.ts';
import type { Reel } from './reel.ts';
import type { Cell } from './slot-steps.ts';

const DIMMED = 0x6a6f7a;
/** On a light ground what is dimmed grows pale, not dark. */
const PALE = 0.4;
const PULSE_MS = 620;
const RESPIN_MS = 520;
/** Of a cell. */
const AMOUNT_SHARE = 0.36;

/** Cells that are lit, lines through others, and money over the middle of some. */
export interface Light {
  cells: readonly Cell[];
  lines?: readonly (readonly Cell[])[];
  amounts?: readonly { cells: readonly Cell[]; text: string }[];
}

/** A coin that holds its cell, with what is written on it. */
export interface HeldCoin {
  cell: Cell;
  text: string;
  isPot: boolean;
}

interface LightsParts {
  reels: readonly Reel[];
  clockwork: Clockwork;
  /** The ground behind the symbols is light. */
  isLight: boolean;
}

export class Lights {
  readonly marks = new Marks();
  #parts: LightsParts;

  constructor(parts: LightsParts) {
    this.#parts = parts;
  }

  boxAt([reel, row]: Cell): Box {
    return this.#parts.reels[reel]!.cellAt(row);
  }

  /** Rings around these cells, the others dim. */
  light({ cells, lines = [], amounts = [] }: Light): void {
    const { reels, clockwork } = this.#parts;
    this.marks.clear();
    const lit = new Set(cells.map(String));
    for (const [place, reel] of reels.entries())
      for (let row = 0; row < reel.rows; row += 1) {
        const isLit = lit.has(String([place, row]));
        this.#dim(reel, row, !isLit);
        if (isLit) this.marks.ring(reel.cellAt(row));
      }
    for (const line of lines) this.marks.line(line.map((cell) => this.boxAt(cell)));
    for (const { cells: won, text } of amounts) this.#amount(won, text);
    clockwork.show();
  }

  /** What is lit swells once. */
  async pulse(cells: readonly Cell[], signal: AbortSignal): Promise<void> {
    const sprites = cells.flatMap(([reel, row]) => this.#parts.reels[reel]?.spriteAt(row) ?? []);
    const sizes = sprites.map(({ width, height }) => ({ width, height }));
    const scale = (share: number) => {
      const factor = 1 + 0.1 * Math.sin(share * Math.PI);
      for (const [place, sprite] of sprites.entries())
        sprite.setSize(sizes[place]!.width * factor, sizes[place]!.height * factor);
    };
    await this.#parts.clockwork.move(PULSE_MS, scale, signal);
  }

  /** How many times a win on a cell is paid, where that is more than once. */
  glow(glow: readonly (readonly number[])[]): void {
    for (const [place, rows] of glow.entries())
      for (const [row, times] of rows.entries()) {
        if (times < 2) continue;
        const { x, y, width, height } = this.boxAt([place, row]);
        this.marks.words({ x, y: y + height * 0.6, width, height: height * 0.4 }, `×${times}`);
      }
    this.#parts.clockwork.show();
  }

  /** What is written on coins, and the cells that wait for one. */
  hold(coins: readonly HeldCoin[]): void {
    for (const box of this.#emptyBeside(coins)) this.marks.slot(box);
    for (const { cell, text, isPot } of coins)
      isPot ? this.marks.pot(this.boxAt(cell), text) : this.marks.words(this.boxAt(cell), text);
    this.#parts.clockwork.show();
  }

  /** What is empty is spun. */
  async respin(coins: readonly HeldCoin[], signal: AbortSignal): Promise<void> {
    const empty = this.#emptyBeside(coins);
    const run = (share: number) => this.marks.streaks(empty, share);
    await this.#parts.clockwork.move(RESPIN_MS, run, signal);
    this.marks.streaks([], 1);
  }

  #emptyBeside(coins: readonly HeldCoin[]): Box[] {
    const held = new Set(coins.map(({ cell }) => String(cell)));
    return this.#parts.reels.flatMap((reel, place) =>
      Array.from({ length: reel.rows }, (_, row) => row)
        .filter((row) => !held.has(String([place, row])))
        .map((row) => reel.cellAt(row)),
    );
  }

  /** Over the cell that lies nearest to the middle of all that won. */
  #amount(cells: readonly Cell[], text: string): void {
    const mean = [0, 1].map((axis) => cells.reduce((sum, cell) => sum + cell[axis]!, 0) / cells.length);
    const distance = ([reel, row]: Cell) => Math.hypot(reel - mean[0]!, row - mean[1]!);
    const nearest = cells.toSorted((a, b) => distance(a) - distance(b))[0]!;
    const { x, y, width, height } = this.boxAt(nearest);
    const size = Math.max(15, Math.min(width, height) * AMOUNT_SHARE);
    this.marks.words({ x: x - width, y, width: 3 * width, height }, text, size);
  }

  #dim(reel: Reel, row: number, isDim: boolean): void {
    const sprite = reel.spriteAt(row);
    if (sprite === undefined) return;
    if (this.#parts.isLight) sprite.alpha = isDim ? PALE : 1;
    else sprite.tint = isDim ? DIMMED : 0xffffff;
  }
}
