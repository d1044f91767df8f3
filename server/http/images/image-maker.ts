// Makes pictures as they are wanted, by ipx: one at a time for a core, the rest wait in a lane that has an end, and what was
// made is kept on disk.
import { createHash } from 'node:crypto';
import { createIPX, type IPXStorage } from 'ipx';
import sharp from 'sharp';
import type { FileCache } from '../../plumbing/file-cache.ts';
import { Lane } from '../../plumbing/lane.ts';
import type { Modifiers } from './modifiers.ts';
import { NoImageThere } from './outside-images.ts';
import type { SourceImage } from './own-images.ts';

/** One picture uses one core: the others have something else to do. */
sharp.concurrency(1);
const lane = { atOnce: 2, waitingMax: 64, waitingMaxEach: 24, retryAfterS: 2 };

/** A small file can unfold into a picture of any size. */
const INPUT_MAX_PIXELS = 25_000_000;

export interface MadeImage {
  bytes: Buffer;
  format: string;
  etag: string;
}

interface Wanted {
  path: string;
  source: SourceImage;
  modifiers: Modifiers;
  /** Whose turn is whose. */
  asker: string;
}

export class ImageMaker {
  #lane = new Lane(lane);
  #cache: FileCache;
  #underWay = new Map<string, Promise<MadeImage>>();

  constructor(cache: FileCache) {
    this.#cache = cache;
  }

  /** All who want the same wait for one making. Throws `NoImageThere` for what is no picture. */
  async make(wanted: Wanted): Promise<MadeImage> {
    const key = keyOf(wanted);
    const kept = await this.#cache.get(key);
    if (kept !== undefined) return { ...unpack(kept), etag: `"${key.slice(0, 24)}"` };
    const begun = this.#underWay.get(key) ?? this.#begin(key, wanted);
    return begun;
  }

  #begin(key: string, wanted: Wanted): Promise<MadeImage> {
    const making = this.#lane
      .run(wanted.asker, () => draw(wanted))
      .then(async (made) => {
        await this.#cache.put(key, pack(made));
        return { ...made, etag: `"${key.slice(0, 24)}"` };
      })
      .finally(() => this.#underWay.delete(key));
    this.#underWay.set(key, making);
    return making;
  }
}

const keyOf = ({ path, source, modifiers }: Wanted) =>
  createHash('sha256')
    .update(JSON.stringify([path, source.version, Object.entries(modifiers).toSorted()]))
    .digest('hex');

async function draw({ source, modifiers }: Wanted) {
  const bytes = await source.read();
  const storage: IPXStorage = {
    name: 'marigold',
    getMeta: () => ({}),
    getData: () => bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length) as ArrayBuffer,
  };
  const ipx = createIPX({ storage, sharpOptions: { limitInputPixels: INPUT_MAX_PIXELS }, svgo: false });
  const { f, q, ...shape } = modifiers;
  const asked = f === 'avif' ? { ...shape, f: 'png' } : modifiers;
  try {
    const { data, format = '' } = await ipx('/picture', { ...asked, ...groundOf(modifiers) }).process();
    if (typeof data === 'string' || !/^(webp|avif|png|jpeg|gif)$/.test(format))
      throw new NoImageThere('not a picture made of points');
    return f === 'avif' ? { bytes: await toAvif(data, q), format: f } : { bytes: data, format };
  } catch (error) {
    throw error instanceof NoImageThere ? error : new NoImageThere('not a picture', { cause: error });
  }
}

/** With the usual care this kind takes six seconds of a core for a large picture, and with little a tenth of one. */
const CAREFUL_MAX_PIXELS = 500_000;
const AVIF_QUALITY = '80';

async function toAvif(png: Buffer, quality = AVIF_QUALITY): Promise<Buffer> {
  const image = sharp(png);
  const { width, height } = await image.metadata();
  const effort = width * height > CAREFUL_MAX_PIXELS ? 0 : 2;
  return image.avif({ quality: Number(quality), effort }).toBuffer();
}

/**
 * A background shows through what is transparent, and only where that is laid flat upon it. Without one, what is put into a
 * larger frame stands on nothing.
 */
function groundOf({ b, fit }: Modifiers): Record<string, string> {
  if (b !== undefined) return { b: `#${b}`, flatten: 'true' };
  return fit === 'contain' ? { b: '#00000000' } : {};
}

/** The kind stands before the bytes, so that both are kept or neither. */
const pack = ({ bytes, format }: Pick<MadeImage, 'bytes' | 'format'>) =>
  Buffer.concat([Buffer.from(format.padEnd(4)), bytes]);

const unpack = (kept: Buffer) => ({
  format: kept.subarray(0, 4).toString().trim(),
  bytes: kept.subarray(4),
});
