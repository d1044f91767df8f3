// What scrolls holds what is placed in it. Words for those who listen are placed absolutely: in a part that scrolls and has no
// position of its own they lie where they would without scrolling, and make the page as wide or as high as that.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const sheets = ['ui', 'site', 'desk'].flatMap((place) =>
  readdirSync(place, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.css'))
    .map((path) => `${place}/${path}`),
);

const scrolls = /overflow(-[xy]|-inline|-block)?:[^;]*\b(auto|scroll)\b/;
const isPlaced = /position:\s*(relative|absolute|fixed|sticky)/;

test.for(sheets)('what scrolls in %s holds what is placed in it', (path) => {
  const sheet = readFileSync(path, 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '');
  const rules = [...sheet.matchAll(/([^{}]+)\{([^{}]*)\}/g)];
  const loose = rules.filter(([, , body]) => scrolls.test(body!) && !isPlaced.test(body!));
  expect(loose.map(([, selector]) => selector!.trim())).toEqual([]);
});
