// Content names art, scenes and pages; nothing it names may be missing.
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { shelf } from '#games/shelf.ts';
import { scenes } from '#site/home/scenes.ts';
import { routeTree } from '#site/routes.ts';
import { systemArt } from '#site/system/system-art.ts';
import { iconNames } from '#ui/icon-names.ts';

interface Banner {
  description: { scene: string; actions: { link: string }[] };
}
interface Category {
  sysname: string;
  icon: string;
  image: string;
}
interface Page {
  slug: string;
  image: string;
}

const read = <T>(name: string) => JSON.parse(readFileSync(`content/cms/${name}.json`, 'utf8')) as T;
const missing = (paths: readonly string[]) => paths.filter((path) => !existsSync(`site/public${path}`));

const banners = read<Banner[]>('banners').map(({ description }) => description);
const categories = read<Category[]>('categories');
const pages = read<Page[]>('pages');

test('every banner has a scene, and every scene its objects', () => {
  expect(banners.filter(({ scene }) => !(scene in scenes))).toEqual([]);
  const objects = Object.values(scenes).flatMap(({ hero, props }) => [hero, ...props].map(({ art }) => art));
  const small = Object.values(scenes).flatMap(({ hero: { art, widths = [] } }) =>
    widths.slice(0, -1).map((width) => `${art}-${width}`),
  );
  expect(missing([...objects, ...small].map((art) => `/art/obj/${art}.webp`))).toEqual([]);
});

test('a banner leads to a page that exists', () => {
  const routes = Object.values(routeTree.children ?? {}).map(
    ({ options }) => (options as { path: string }).path,
  );
  const own = [...routes, ...pages.map(({ slug }) => `/${slug}`)];
  const known = categories.map(({ sysname }) => `/gamehall?category=${sysname}`);
  const links = banners.flatMap(({ actions }) => actions.map(({ link }) => link));
  expect(links.filter((link) => ![...own, ...known].includes(link))).toEqual([]);
});

test('every category has games, an icon of the kit and an object', () => {
  expect(categories.filter(({ sysname }) => !shelf.some(({ tags }) => tags.includes(sysname)))).toEqual([]);
  expect(categories.filter(({ icon }) => !(iconNames as readonly string[]).includes(icon))).toEqual([]);
  expect(missing(categories.map(({ image }) => `/art/obj-96/${image}.webp`))).toEqual([]);
});

test('every jackpot has its object', () => {
  const images = read<{ image: string }[]>('jackpots').map(({ image }) => image);
  expect(missing(images.map((image) => `/art/obj-320/${image}.webp`))).toEqual([]);
});

test('every content page and every system page has its object', () => {
  const named = [...pages.map(({ image }) => image), ...Object.values(systemArt)].filter(
    (art) => art !== null,
  );
  expect(missing(named.map((art) => `/art/obj-320/${art}.webp`))).toEqual([]);
});

test('every game has its box in three widths', () => {
  const folders = ['tiles', 'tiles-240', 'tiles-480'];
  expect(
    missing(shelf.flatMap(({ sysname }) => folders.map((folder) => `/art/${folder}/${sysname}.webp`))),
  ).toEqual([]);
});
