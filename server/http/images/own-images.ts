// Pictures of the house: those the site was built with, by a list read at the start, and those in the folder of media, to
// which operators add. What is on no list and in no folder of ours cannot be asked for, whatever the path.
import { readdirSync } from 'node:fs';
import { readFile, realpath, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';

export interface SourceImage {
  /** Changes when the picture does. */
  version: string;
  read(): Promise<Buffer>;
}

const isRaster = (path: string) => /\.(png|jpe?g|webp|avif|gif)$/i.test(path);
const MEDIA = /^\/media((?:\/[\w-][\w.-]*){1,4})$/;
const SOURCE_MAX_BYTES = 20 * 1024 * 1024;

interface Folders {
  /** Of the built site. */
  site: string;
  media: string;
}

export function openOwnImages({ site, media }: Folders): (path: string) => Promise<SourceImage | null> {
  const listed = new Set(listImages(site));
  return async (path) => {
    if (listed.has(path)) return imageAt(join(site, path));
    const [, inside] = MEDIA.exec(path) ?? [];
    if (inside === undefined || !isRaster(inside)) return null;
    const file = await realpath(join(media, inside)).catch(() => null);
    const folder = await realpath(media).catch(() => null);
    // A link inside of the folder may lead out of it.
    const isInside = file !== null && folder !== null && file.startsWith(folder + sep);
    return isInside ? imageAt(file) : null;
  };
}

async function imageAt(file: string): Promise<SourceImage | null> {
  const found = await stat(file).catch(() => null);
  if (found === null || !found.isFile() || found.size > SOURCE_MAX_BYTES) return null;
  return { version: `${found.mtimeMs}-${found.size}`, read: () => readFile(file) };
}

const listImages = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && isRaster(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length).replaceAll(sep, '/'));
