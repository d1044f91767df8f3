// What is drawn over the reels: rings, lines, and words on coins.
import { Container, Graphics, Text } from 'pixi.js';

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const BRASS = 0xffd469;
const GLOW = 0xffb627;
const POT = 0xb80a5a;
/** How many fly off a box. */
const SPARKS = 7;

export class Marks {
  readonly view = new Container();
  /** Lines run under the symbols. */
  readonly under = new Container();
  // One drawing each, emptied and drawn anew: a drawing of its own for every ring would leave as many buffers in the
  // pools of PixiJS as ever shone at once.
  #lines = new Graphics();
  #streaks = new Graphics();
  #shapes = new Graphics();
  #words = new Container();

  constructor() {
    this.under.addChild(this.#lines);
    this.view.addChild(this.#streaks, this.#shapes, this.#words);
  }

  clear(): void {
    for (const drawing of [this.#lines, this.#streaks, this.#shapes]) drawing.clear();
    for (const words of this.#words.removeChildren()) words.destroy();
  }

  ring(box: Box): void {
    const size = [...insetBy(box, 3), 12] as const;
    this.#shapes.roundRect(...size).fill({ color: BRASS, alpha: 0.16 });
    this.#shapes.roundRect(...size).stroke({ width: 9, color: GLOW, alpha: 0.28 });
    this.#shapes.roundRect(...size).stroke({ width: 3, color: BRASS });
  }

  /** A cell that waits for a coin. */
  slot(box: Box): void {
    const size = [...insetBy(box, 4), 12] as const;
    this.#shapes.roundRect(...size).fill({ color: 0x000000, alpha: 0.28 });
    this.#shapes.roundRect(...size).stroke({ width: 2, color: 0xffffff, alpha: 0.14 });
  }

  /** Through the middles of these cells, from edge to edge of the board. */
  line(boxes: readonly Box[]): void {
    const line = this.#lines;
    const [first, last] = [boxes[0]!, boxes.at(-1)!];
    const points = [
      { x: first.x, y: middleOf(first).y },
      ...boxes.map(middleOf),
      { x: last.x + last.width, y: middleOf(last).y },
    ];
    for (const style of [
      { width: 10, color: 0x2a1204, alpha: 0.4, join: 'round' as const },
      { width: 7, color: GLOW, alpha: 0.5, join: 'round' as const },
      { width: 3, color: 0xfff3c4, alpha: 1, join: 'round' as const },
    ]) {
      for (const [place, { x, y }] of points.entries()) place === 0 ? line.moveTo(x, y) : line.lineTo(x, y);
      line.stroke(style);
    }
  }

  /** Sparks that fly off these boxes, at so much of their way. */
  sparks(boxes: readonly Box[], share: number): void {
    this.clear();
    for (const box of boxes)
      for (let spark = 0; spark < SPARKS; spark++) {
        const angle = (spark / SPARKS) * 2 * Math.PI + 0.4;
        const way = Math.min(box.width, box.height) * (0.2 + 0.5 * share);
        const { x, y } = middleOf(box);
        this.#shapes
          .circle(x + Math.cos(angle) * way, y + Math.sin(angle) * way, 4 * (1 - share))
          .fill({ color: BRASS, alpha: 1 - share });
      }
  }

  /** Something runs through these cells, at so much of its way. */
  streaks(boxes: readonly Box[], share: number): void {
    this.#streaks.clear();
    for (const [place, { x, y, width, height }] of boxes.entries()) {
      const tall = height * 0.56;
      const at = y + 4 + ((share * 5 + place * 0.37) % 1) * (height - tall - 8);
      this.#streaks
        .roundRect(x + width * 0.3, at, width * 0.4, tall, width * 0.2)
        .fill({ color: GLOW, alpha: 0.34 * Math.sin(Math.PI * share) });
    }
  }

  /** A coin that is called by the name of a pot. */
  pot(box: Box, name: string): void {
    const { x, y } = middleOf(box);
    const radius = Math.min(box.width, box.height) * 0.3;
    this.#shapes.circle(x, y, radius).fill({ color: POT, alpha: 0.94 }).stroke({ width: 2, color: BRASS });
    this.words({ x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius }, name, radius * 0.5);
  }

  words(box: Box, text: string, size = Math.max(11, Math.min(box.width, box.height) * 0.2)): void {
    const words = new Text({
      text,
      resolution: 2,
      style: {
        fontFamily: 'Unbounded, sans-serif',
        fontWeight: '800',
        fontSize: size,
        fill: 0xfff6d8,
        stroke: { color: 0x4a2200, width: 4, join: 'round' },
      },
    });
    const { x, y } = middleOf(box);
    words.anchor.set(0.5);
    words.position.set(x, y);
    if (words.width > box.width - 8) words.scale.set((box.width - 8) / words.width);
    this.#words.addChild(words);
  }
}

const middleOf = ({ x, y, width, height }: Box) => ({ x: x + width / 2, y: y + height / 2 });

const insetBy = ({ x, y, width, height }: Box, by: number) =>
  [x + by, y + by, width - 2 * by, height - 2 * by] as const;
