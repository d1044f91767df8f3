// What the files of a first load weigh, as our server presses them.
import { capture } from './capture.ts';
import type { Kind, LoadedFile } from './first-load.ts';

export interface Weighed {
  name: string;
  kind: Kind;
  gzip: number;
  brotli: number;
}

export async function weighFiles(origin: string, files: readonly LoadedFile[]): Promise<Weighed[]> {
  const weighed: Weighed[] = [];
  for (const { url, kind, status } of files) {
    const path = url.startsWith(origin) ? new URL(url).pathname : url;
    const name = status === 200 ? path : `${path} (${status})`;
    weighed.push({ name, kind, gzip: await weigh(url, 'gzip'), brotli: await weigh(url, 'br') });
  }
  return weighed;
}

/** Art and fonts are pressed already and come as they are. */
const weigh = async (url: string, encoding: string): Promise<number> =>
  (await capture(url, { 'accept-encoding': encoding, accept: '*/*', 'user-agent': 'Mozilla/5.0' })).body
    .length;

export const weightOf = (files: readonly Weighed[], encoding: 'gzip' | 'brotli'): number =>
  files.reduce((bytes, file) => bytes + file[encoding], 0);

/** The heaviest first. */
export const partsOf = (files: readonly Weighed[]) =>
  files.toSorted((a, b) => b.gzip - a.gzip).map(({ name, gzip: value }) => ({ name, value }));
