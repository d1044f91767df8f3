// What a phone downloads for its first look at the home page, by kind and file, as our server presses it.
import { against, type Figure, promised } from './figure.ts';
import { type Kind, kinds, loadFirst } from './first-load.ts';
import type { Measurement } from './measurement.ts';
import { openSite } from './site.ts';
import { partsOf, type Weighed, weighFiles, weightOf } from './weigh.ts';

const KB = 1024;
const promises: Partial<Record<Kind, number>> = { scripts: 140 * KB, styles: 25 * KB };

export const weight: Measurement = {
  name: 'weight',
  async run(room) {
    const { origin } = await openSite(room);
    const files = await weighFiles(origin, await loadFirst(room, origin));
    return kinds.flatMap((kind) => figuresOf(kind, files));
  },
};

function figuresOf(kind: Kind, all: readonly Weighed[]): Figure[] {
  const files = all.filter((file) => file.kind === kind);
  if (files.length === 0) return [];
  const gzip = weightOf(files, 'gzip');
  const brotli = weightOf(files, 'brotli');
  const measured = { name: `${kind}, gzip`, unit: 'bytes', better: 'less', rounds: [gzip] } as const;
  const promise = promises[kind];
  const parts = partsOf(files);
  const figure =
    promise === undefined
      ? against({ name: 'the whole first load', rounds: [weightOf(all, 'gzip')] }, measured)
      : promised(promise, measured);
  if (brotli === gzip) return [{ ...figure, parts }];
  return [
    { ...figure, parts },
    against({ name: 'as gzip', rounds: [gzip] }, { ...measured, name: `${kind}, brotli`, rounds: [brotli] }),
  ];
}
