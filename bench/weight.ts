// What a phone downloads for its first look at the home page, by kind and file, as our server presses it.
import { capture } from './capture.ts';
import { against, type Figure, promised } from './figure.ts';
import { type Kind, kinds, loadFirst } from './first-load.ts';
import type { Measurement } from './measurement.ts';
import { openSite } from './site.ts';

const KB = 1024;
const promises: Partial<Record<Kind, number>> = { scripts: 140 * KB, styles: 25 * KB };

interface Weighed {
  name: string;
  kind: Kind;
  gzip: number;
  brotli: number;
}

export const weight: Measurement = {
  name: 'weight',
  async run(room) {
    const site = await openSite(room);
    const files: Weighed[] = [];
    for (const { url, kind, status } of await loadFirst(room, site.origin)) {
      const path = url.startsWith(site.origin) ? new URL(url).pathname : url;
      const name = status === 200 ? path : `${path} (${status})`;
      files.push({ name, kind, gzip: await weigh(url, 'gzip'), brotli: await weigh(url, 'br') });
    }
    return kinds.flatMap((kind) => figuresOf(kind, files));
  },
};

/** Art and fonts are pressed already and come as they are. */
const weigh = async (url: string, encoding: string): Promise<number> =>
  (await capture(url, { 'accept-encoding': encoding, accept: '*/*', 'user-agent': 'Mozilla/5.0' })).body
    .length;

function figuresOf(kind: Kind, all: readonly Weighed[]): Figure[] {
  const files = all.filter((file) => file.kind === kind).toSorted((a, b) => b.gzip - a.gzip);
  if (files.length === 0) return [];
  const gzip = sum(files, 'gzip');
  const brotli = sum(files, 'brotli');
  const measured = { name: `${kind}, gzip`, unit: 'bytes', better: 'less', rounds: [gzip] } as const;
  const promise = promises[kind];
  const parts = files.map(({ name, gzip: value }) => ({ name, value }));
  const figure =
    promise === undefined
      ? against({ name: 'the whole first load', rounds: [sum(all, 'gzip')] }, measured)
      : promised(promise, measured);
  if (brotli === gzip) return [{ ...figure, parts }];
  return [
    { ...figure, parts },
    against({ name: 'as gzip', rounds: [gzip] }, { ...measured, name: `${kind}, brotli`, rounds: [brotli] }),
  ];
}

const sum = (files: readonly Weighed[], encoding: 'gzip' | 'brotli'): number =>
  files.reduce((bytes, file) => bytes + file[encoding], 0);
