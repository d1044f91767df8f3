import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { makeThrowawayFolder } from '#tests/throwaway-folder.ts';
import { keepEarlierBuilds } from './earlier-builds.ts';

const DAY_MS = 86_400_000;
const NOW = 1_800_000_000_000;

function write(file: string, content: string) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

test('the build that is replaced and those before it stay, none for longer than a fortnight', async () => {
  using folder = makeThrowawayFolder('marigold-builds-');
  const dist = join(folder.path, 'dist');
  const next = join(folder.path, 'next');
  write(join(dist, 'client/assets/home-new.js'), 'newest');
  write(join(dist, 'client/favicon.svg'), 'not of a build');
  write(join(dist, 'earlier', String(NOW - 13 * DAY_MS), 'home-old.js'), 'older');
  write(join(dist, 'earlier', String(NOW - 15 * DAY_MS), 'home-gone.js'), 'too old');

  await keepEarlierBuilds({ dist, next, now: NOW });
  expect(readdirSync(join(next, 'earlier')).toSorted()).toEqual([String(NOW - 13 * DAY_MS), String(NOW)]);
  expect(readFileSync(join(next, 'earlier', String(NOW), 'home-new.js'), 'utf8')).toBe('newest');
  expect(existsSync(join(next, 'earlier', String(NOW), 'favicon.svg'))).toBe(false);
});

test('of many builds in one day the last ten stay', async () => {
  using folder = makeThrowawayFolder('marigold-builds-');
  const dist = join(folder.path, 'dist');
  const next = join(folder.path, 'next');
  write(join(dist, 'client/assets/home.js'), 'newest');
  for (let age = 1; age <= 12; age++) write(join(dist, 'earlier', String(NOW - age), 'home.js'), 'older');

  await keepEarlierBuilds({ dist, next, now: NOW });
  const kept = readdirSync(join(next, 'earlier')).map((name) => NOW - Number(name));
  expect(kept.toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
});

test('the first build has nothing to keep', async () => {
  using folder = makeThrowawayFolder('marigold-builds-');
  const next = join(folder.path, 'next');
  await keepEarlierBuilds({ dist: join(folder.path, 'dist'), next, now: NOW });
  expect(readdirSync(join(next, 'earlier'))).toEqual([]);
});
