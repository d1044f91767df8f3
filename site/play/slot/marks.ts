// What is drawn over the reels: rings, lines, and words on coins.
import { Container, Graphics, Text } from 'pixi.js';

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const BRASS = 0xffd469;
/** How many fly off a box. */
const SPARKS = 7;

export class Marks {
  readonly view = new Container();

  clear(): void {
    for (const child of this.view.removeChildren()) child.destroy();
  }

  ring({ x, y, width, height }: Box): void {
    const inset = 3;
    const size = [x + inset, y + inset, width - 2 * inset, height - 2 * inset, 12] as const;
    const ring = new Graphics();
    ring.roundRect(...size).fill({ color: BRASS, alpha: 0.16 });
    ring.roundRect(...size).stroke({ width: 9, color: 0xffb627, alpha: 0.28 });
    ring.roundRect(...size).stroke({ width: 3, color: BRASS });
    this.view.addChild(ring);
  }

  line(boxes: readonly Box[]): void {
    const line = new Graphics();
    const middles = boxes.map(({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 }));
    for (const style of [
      { width: 8, color: 0xffb627, alpha: 0.35 },
      { width: 3, color: 0xfff3c4, alpha: 1 },
    ]) {
      for (const [place, { x, y }] of middles.entries()) place === 0 ? line.moveTo(x, y) : line.lineTo(x, y);
      line.stroke(style);
    }
    this.view.addChildAt(line, 0);
  }

  /** Sparks that fly off these boxes, at so much of their way. */
  sparks(boxes: readonly Box[], share: number): void {
    this.clear();
    const sparks = new Graphics();
    for (const { x, y, width, height } of boxes)
      for (let spark = 0; spark < SPARKS; spark++) {
        const angle = (spark / SPARKS) * 2 * Math.PI + 0.4;
        const way = Math.min(width, height) * (0.2 + 0.5 * share);
        sparks
          .circle(
            x + width / 2 + Math.cos(angle) * way,
            y + height / 2 + Math.sin(angle) * way,
            4 * (1 - share),
          )
          .fill({ color: BRASS, alpha: 1 - share });
      }
    this.view.addChild(sparks);
  }

  words({ x, y, width, height }: Box, text: string): void {
    const size = Math.min(width, height);
    const words = new Text({
      text,
      resolution: 2,
      style: {
        fontFamily: 'Unbounded, sans-serif',
        fontWeight: '800',
        fontSize: Math.max(11, size * 0.2),
        fill: 0xfff6d8,
        stroke: { color: 0x4a2200, width: 4 },
      },
    });
    words.anchor.set(0.5);
    words.position.set(x + width / 2, y + height / 2);
    if (words.width > width - 8) words.scale.set((width - 8) / words.width);
    this.view.addChild(words);
  }
}
