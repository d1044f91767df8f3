import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { makeThrowawayFolder } from '#tests/throwaway-folder.ts';
import { FileCache } from '../../plumbing/file-cache.ts';
import { Busy } from '../../plumbing/lane.ts';
import { ImageMaker } from './image-maker.ts';
import { NoImageThere } from './outside-images.ts';

const picture = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#c2410c' } })
  .png()
  .toBuffer();
const source = { version: '1', read: async () => picture };
const wanted = (width: number, asker = 'a') => ({
  path: '/a.png',
  source,
  asker,
  modifiers: { w: String(width) },
});

test('all who want one picture at the same moment wait for one making', async () => {
  using folder = makeThrowawayFolder('marigold-maker-');
  let reads = 0;
  const counted = {
    version: '1',
    read: async () => {
      reads += 1;
      return picture;
    },
  };
  const maker = new ImageMaker(new FileCache(folder.path, 1_000_000));
  const made = await Promise.all(
    Array.from({ length: 8 }, () => maker.make({ ...wanted(20), source: counted })),
  );
  expect(new Set(made.map(({ etag }) => etag)).size).toBe(1);
  expect(reads).toBe(1);
  await new ImageMaker(new FileCache(folder.path, 1_000_000)).make({ ...wanted(20), source: counted });
  expect(reads).toBe(1);
});

test('past the end of the line the next one is told to come later', async () => {
  using folder = makeThrowawayFolder('marigold-maker-');
  const { promise, resolve } = Promise.withResolvers<Buffer>();
  const slow = { version: 'slow', read: () => promise };
  const maker = new ImageMaker(new FileCache(folder.path, 1_000_000));
  const begun = Array.from({ length: 40 }, (_, at) => maker.make({ ...wanted(at + 1), source: slow }));
  const settled = Promise.allSettled(begun);
  await expect(maker.make({ ...wanted(60), source: slow })).rejects.toBeInstanceOf(Busy);
  resolve(picture);
  const refused = (await settled).filter(({ status }) => status === 'rejected');
  expect(refused.length).toBe(14);
});

test('any number of sizes takes no more of the disk than it may', async () => {
  using folder = makeThrowawayFolder('marigold-maker-');
  const cache = new FileCache(folder.path, 4_000);
  const maker = new ImageMaker(cache);
  for (let width = 1; width <= 60; width += 1) await maker.make(wanted(width));
  const onDisk = readdirSync(folder.path).reduce(
    (sum, name) => sum + statSync(join(folder.path, name)).size,
    0,
  );
  expect(onDisk).toBeLessThanOrEqual(4_000);
  expect(cache.bytes).toBe(onDisk);
});

test('a small file that unfolds into too many points is no picture', async () => {
  using folder = makeThrowawayFolder('marigold-maker-');
  const huge = await sharp({ create: { width: 6_000, height: 5_000, channels: 3, background: '#000' } })
    .png()
    .toBuffer();
  const maker = new ImageMaker(new FileCache(folder.path, 1_000_000));
  const bomb = { version: 'bomb', read: async () => huge };
  await expect(maker.make({ ...wanted(10), source: bomb })).rejects.toBeInstanceOf(NoImageThere);
});

test('no picture takes a core for long, of whatever kind', async () => {
  using folder = makeThrowawayFolder('marigold-maker-');
  // Noise is the hardest to press.
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const large = await sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#000', noise } })
    .png()
    .toBuffer();
  const maker = new ImageMaker(new FileCache(folder.path, 1_000_000));
  const begun = process.cpuUsage();
  const asked = { ...wanted(1600), source: { version: 'large', read: async () => large } };
  const made = await maker.make({ ...asked, modifiers: { f: 'avif', q: '95' } });
  const { user, system } = process.cpuUsage(begun);
  expect(made.format).toBe('avif');
  expect((user + system) / 1_000_000).toBeLessThan(6);
});
