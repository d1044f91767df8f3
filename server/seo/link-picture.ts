// The picture shown with a link to a page, 1200 by 630: a tile of art, what it is called, and whose it is. Games use it;
// whatever else has art and a name may.
import { fileURLToPath } from 'node:url';
import { renderAsync } from '@resvg/resvg-js';
import sharp, { type OverlayOptions } from 'sharp';

const WIDTH = 1200;
const HEIGHT = 630;
const TILE = { width: 366, height: 488, left: 72, top: 71, radius: 28 };
const WORDS = { left: 500, width: 628 };

const fontFiles = ['golos-400', 'golos-700'].map((name) =>
  fileURLToPath(new URL(`../cashier/receipt/${name}.ttf`, import.meta.url)),
);

export interface LinkPicture {
  title: string;
  line: string;
  /** Bytes of a picture; without one the words stand alone. */
  art: Buffer | null;
}

export async function drawLinkPicture({ title, line, art }: LinkPicture): Promise<Buffer> {
  const words = await renderAsync(wordsOf(title, line), {
    font: { fontFiles, loadSystemFonts: false, defaultFontFamily: 'Golos Text' },
  });
  const layers: OverlayOptions[] = [
    ...(art === null ? [] : [{ input: await tileOf(art), left: TILE.left, top: TILE.top }]),
    { input: words.asPng(), left: 0, top: 0 },
  ];
  return sharp(await backOf(art))
    .composite(layers)
    .jpeg({ quality: 84, mozjpeg: true })
    .toBuffer();
}

/** The art itself, out of focus and dark, so that each picture has the light of what it shows. */
async function backOf(art: Buffer | null): Promise<Buffer> {
  if (art === null)
    return sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: '#0d1716' } })
      .png()
      .toBuffer();
  const small = await sharp(art)
    .flatten({ background: '#0d1716' })
    .resize(120, 63, { fit: 'cover' })
    .blur(9)
    .modulate({ brightness: 0.45, saturation: 1.15 })
    .png()
    .toBuffer();
  return sharp(small).resize(WIDTH, HEIGHT).png().toBuffer();
}

function tileOf(art: Buffer): Promise<Buffer> {
  const { width, height, radius } = TILE;
  const mask = `<svg width="${width}" height="${height}"><rect width="${width}" height="${height}" rx="${radius}"/></svg>`;
  return sharp(art)
    .resize(width, height, { fit: 'cover' })
    .composite([{ input: Buffer.from(mask), blend: 'dest-in' }])
    .png()
    .toBuffer();
}

function wordsOf(title: string, line: string): string {
  const { lines, size } = fitted(title);
  const top = 300 - ((lines.length - 1) * size * 1.1) / 2;
  const titles = lines.map(
    (text, at) =>
      `<text x="${WORDS.left}" y="${top + at * size * 1.1}" font-size="${size}" font-weight="700" fill="#fff">${escaped(text)}</text>`,
  );
  const below = top + (lines.length - 1) * size * 1.1 + 70;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" font-family="Golos Text">
${titles.join('')}
<text x="${WORDS.left}" y="${below}" font-size="36" fill="#ffd469">${escaped(line)}</text>
<text x="${WORDS.left}" y="556" font-size="32" font-weight="700" fill="#ffffff" fill-opacity="0.85">Marigold</text>
</svg>`;
}

/** A letter of the bold face is some six tenths of its height wide. */
const LETTER = 0.6;

function fitted(title: string): { lines: string[]; size: number } {
  for (const size of [96, 80, 66, 54, 44]) {
    const lines = wrapped(title, Math.floor(WORDS.width / (size * LETTER)));
    if (lines !== null && lines.length <= (size > 60 ? 2 : 3)) return { lines, size };
  }
  return { lines: [title.slice(0, 24)], size: 44 };
}

/** Null where a word is longer than a line. */
function wrapped(text: string, max: number): string[] | null {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    if (word.length > max) return null;
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < max) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

const escaped = (text: string) => text.replaceAll(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
