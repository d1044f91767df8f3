// The pictures of symbols, ready to be drawn. What stands for others or starts something says so on a ribbon.
import { ImageSource, Texture } from 'pixi.js';
import type { Textures } from './reel.ts';

/** What a symbol is, where its picture alone does not tell. */
export type RibbonWord = 'WILD' | 'SCATTER' | 'BONUS';

export interface SymbolPicture {
  address: string;
  ribbon?: RibbonWord | undefined;
}

/** Pictures are this wide and high. */
const SIDE = 192;
const RIBBON = { top: 128, height: 50, fold: 16 } as const;

const ribbons: Readonly<Record<RibbonWord, { light: string; middle: string; dark: string }>> = {
  WILD: { light: '#ffd469', middle: '#d06a00', dark: '#5a2500' },
  SCATTER: { light: '#ff8fb8', middle: '#c4125e', dark: '#4a0422' },
  BONUS: { light: '#7ae8ff', middle: '#0b7ab8', dark: '#04304f' },
};

/** Loaded as pictures of the page: nothing is fetched by script, and no worker is started for it. */
export async function loadTextures(pictures: ReadonlyMap<string, SymbolPicture>): Promise<Textures> {
  const loaded = await Promise.all(
    [...pictures].map(async ([symbol, { address, ribbon }]) => {
      const image = new Image();
      image.src = address;
      await image.decode();
      const resource = ribbon === undefined ? image : withRibbon(image, ribbon);
      const source = new ImageSource({ resource, autoGenerateMipmaps: true });
      return [symbol, new Texture({ source })] as const;
    }),
  );
  return new Map(loaded);
}

function withRibbon(image: HTMLImageElement, word: RibbonWord): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = SIDE;
  canvas.height = SIDE;
  const pen = canvas.getContext('2d')!;
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(image, SIDE * 0.06, 0, SIDE * 0.88, SIDE * 0.88);
  drawRibbon(pen, word);
  return canvas;
}

function drawRibbon(pen: CanvasRenderingContext2D, word: RibbonWord): void {
  const { light, middle, dark } = ribbons[word];
  const { top, height, fold } = RIBBON;
  pen.fillStyle = dark;
  for (const [edge, turn] of [
    [0, 1],
    [SIDE, -1],
  ] as const) {
    pen.beginPath();
    pen.moveTo(edge, top + 10);
    pen.lineTo(edge + turn * fold * 2, top + 10);
    pen.lineTo(edge + turn * fold * 2, top + height + 8);
    pen.lineTo(edge, top + height + 8);
    pen.lineTo(edge + turn * fold * 0.7, top + height / 2 + 9);
    pen.fill();
  }
  const paint = pen.createLinearGradient(0, top, 0, top + height);
  paint.addColorStop(0, light);
  paint.addColorStop(1, middle);
  pen.fillStyle = paint;
  pen.strokeStyle = dark;
  pen.lineWidth = 4;
  pen.beginPath();
  pen.roundRect(fold, top, SIDE - 2 * fold, height, 8);
  pen.fill();
  pen.stroke();
  pen.font = `900 ${word.length > 5 ? 25 : 34}px Unbounded, sans-serif`;
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.lineJoin = 'round';
  pen.lineWidth = 7;
  const place = [SIDE / 2, top + height / 2 + 2, SIDE - 2 * fold - 14] as const;
  pen.strokeText(word, ...place);
  pen.fillStyle = '#ffffff';
  pen.fillText(word, ...place);
}
