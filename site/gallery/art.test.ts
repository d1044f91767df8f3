import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { games, imageOf } from './tile-images.ts';

const source = readdirSync('site/gallery')
  .filter((name) => name.endsWith('.tsx'))
  .map((name) => readFileSync(`site/gallery/${name}`, 'utf8'))
  .join();

const addresses = [source, ...games.map((game) => imageOf(game).srcSet)].flatMap((text) =>
  [...text.matchAll(/\/art\/[\w/-]+\.webp/g)].map(([address]) => address),
);

test('every picture the kit names is there', () => {
  expect(addresses.length).toBeGreaterThan(30);
  expect(addresses.filter((address) => !existsSync(`site/public${address}`))).toEqual([]);
});
