// What the first HTML shows is painted with the styles that come with it: a part that wakes up later brings its own too late.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { long } from '../long.ts';
import { addresses } from './addresses.ts';
import { journey } from './browser.ts';
import { cookieOf, firstHtml } from './first-html.ts';

const folder = 'dist/client/assets';

const classesIn = (css: string) =>
  new Set([...css.matchAll(/\.(_[\w-]+_\w{5}_\d+)/g)].map(([, name]) => name!));

/** By the name of their file: the classes that it styles. */
const sheets = () =>
  new Map(
    readdirSync(folder)
      .filter((name) => name.endsWith('.css'))
      .map((name) => [name, classesIn(readFileSync(join(folder, name), 'utf8'))] as const),
  );

/** Classes that some sheet styles, and none that the page names. */
function bareIn(html: string, known: ReturnType<typeof sheets>): string[] {
  const linked = [...html.matchAll(/<link[^>]*href="\/assets\/([^"]+\.css)"/g)].map(([, name]) => name!);
  const styled = new Set(linked.flatMap((name) => [...(known.get(name) ?? [])]));
  const inside = new Set([...known.values()].flatMap((names) => [...names]));
  const used = new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names]) => names!.split(' ')));
  return [...used].filter((name) => inside.has(name) && !styled.has(name));
}

async function comesStyled(origin: string, cookie: string, paths: readonly string[]): Promise<void> {
  const known = sheets();
  expect(known.size).toBeGreaterThan(10);
  const bare: string[] = [];
  for (const path of paths) {
    const { status, html } = await firstHtml(origin, path, cookie);
    if (status === 200) bare.push(...bareIn(html, known).map((name) => `${path}: ${name}`));
  }
  expect(bare).toEqual([]);
}

const ONE_IN = 5;

journey(
  'every part of every page comes with its styles, for guests, and of one in five for players',
  async ({ origin }) => {
    await comesStyled(origin, '', addresses);
    const some = addresses.filter((_, at) => at % ONE_IN === 0);
    await comesStyled(origin, await cookieOf(origin, 'anna'), some);
  },
);

journey('every part of every page comes with its styles for players', long, async ({ origin }) =>
  comesStyled(origin, await cookieOf(origin, 'anna'), addresses),
);
