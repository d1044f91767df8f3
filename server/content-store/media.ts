// Pictures that editors send in. Whatever they were, they are drawn anew as one kind of file: nothing that was hidden in
// one comes through, and nothing is kept that is not a picture.
import { hash } from 'node:crypto';
import sharp from 'sharp';
import { Refusal } from '#contract/refusals.ts';
import type { Sql, Tx } from '../database/db.ts';

export const UPLOAD_MAX_BYTES = 8 * 1024 * 1024;
const SIDE_MAX = 2560;
const PIXELS_MAX = 50_000_000;
/** A drawing of lines and words may carry scripts and ask for files: it is not taken. */
const taken = new Set(['jpeg', 'png', 'webp', 'gif', 'avif', 'heif']);

export interface Picture {
  hash: string;
  bytes: Buffer;
  width: number;
  height: number;
}

/** Takes a while, so never inside a transaction. */
export async function drawAnew(sent: Buffer): Promise<Picture> {
  if (sent.length === 0 || sent.length > UPLOAD_MAX_BYTES) throw unfit('max_length');
  try {
    const picture = sharp(sent, { limitInputPixels: PIXELS_MAX, failOn: 'error' });
    const { format } = await picture.metadata();
    if (!taken.has(format ?? '')) throw unfit('format');
    const { data, info } = await picture
      .rotate()
      .resize({ width: SIDE_MAX, height: SIDE_MAX, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 90 })
      .toBuffer({ resolveWithObject: true });
    return { hash: hash('sha256', data), bytes: data, width: info.width, height: info.height };
  } catch (error) {
    throw error instanceof Refusal ? error : unfit('format');
  }
}

const unfit = (code: string) => new Refusal('InvalidParameter', { invalid_parameters: { file: [code] } });

export async function keepPicture({ sql }: Tx, { hash: name, bytes }: Picture, now: Date): Promise<void> {
  await sql`insert into content_media (hash, bytes, kept_at) values (${name}, ${bytes}, ${now}) on conflict do nothing`;
}

export const addressOf = ({ hash: name }: Pick<Picture, 'hash'>): string => `/media/${name}.webp`;

export async function findPicture(sql: Sql, name: string): Promise<Buffer | undefined> {
  const [kept] = await sql<{ bytes: Buffer }>`select bytes from content_media where hash = ${name}`;
  return kept?.bytes;
}
