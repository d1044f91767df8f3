// A stylesheet takes space, layers and all else that has a name from tokens.css: what is written twice is changed once.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const sheets = ['ui', 'site'].flatMap((place) =>
  readdirSync(place, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.css'))
    .map((path) => `${place}/${path}`),
);
const read = (path: string) => readFileSync(path, 'utf8').replaceAll(/\/\*.*?\*\//gs, '');

const steps = [...read('ui/tokens.css').matchAll(/--space-(\d+): (\d+)px/g)].map(([, name, px]) => {
  expect(name).toBe(px);
  return Number(px);
});

/** Measures of single parts: a part may have one of these, and the list does not grow. A step of the scale is near. */
const ofOnePart = [1, 3, 5, 7, 9, 11, 13, 21, 22, 26, 30, 34, 36, 38, 44, 52, 56, 68, 80, 96, 150];
/** Sums that make room for what lies over the page, or fit a row into a phone. */
const sums = /calc\(76px|20vw - \d+px|100vw - \d+px|clamp\(0px/g;

const spacing = /(?<![\w-])((?:padding|margin|gap|row-gap|column-gap)(?:-[a-z]+)*):\s*([^;]+);/g;

const spacingFaults = (sheet: string) =>
  [...sheet.matchAll(spacing)].flatMap(([, property, value]) =>
    [...value!.replaceAll(sums, '').matchAll(/(?<![\w.])-?(\d+)px/g)].flatMap(([, px]) => {
      const n = Number(px);
      if (steps.includes(n)) return [`${property}: ${px}px is var(--space-${px})`];
      return ofOnePart.includes(n) ? [] : [`${property}: ${px}px is no step: ${steps}`];
    }),
  );

const layerFaults = (sheet: string) =>
  [...sheet.matchAll(/z-index:\s*([^;]+);/g)]
    .filter(([, value]) => !/^var\(--layer-[a-z]+\)$/.test(value!))
    .map(([text]) => `${text} lies on no layer of tokens.css`);

const declared = new Set(
  sheets.flatMap((path) => [...read(path).matchAll(/(--[\w-]+)\s*:/g)].map(([, name]) => name)),
);
const set = new Set(
  ['ui', 'site'].flatMap((place) =>
    readdirSync(place, { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.tsx?$/.test(path))
      .flatMap((path) =>
        [...readFileSync(`${place}/${path}`, 'utf8').matchAll(/'(--[\w-]+)'/g)].map(([, name]) => name),
      ),
  ),
);
/** Base UI tells a part in them how much room there is. */
const given = /^--(available-(height|width)|anchor-width|transform-origin)$/;

const nameFaults = (sheet: string) =>
  [...sheet.matchAll(/var\((--[\w-]+)/g)]
    .map(([, name]) => name!)
    .filter((name) => !declared.has(name) && !set.has(name) && !given.test(name))
    .map((name) => `${name} is declared nowhere`);

test.for(sheets)('%s takes space and layers by name, and every name is known', (path) => {
  const sheet = read(path);
  expect([...spacingFaults(sheet), ...layerFaults(sheet), ...nameFaults(sheet)]).toEqual([]);
});

test('what has no name is found', () => {
  expect(spacingFaults('.a { padding: 12px 3px; margin: -8px 0 0 17px; }')).toHaveLength(3);
  expect(spacingFaults('.a { padding: var(--space-12) 3px calc(76px + 1em); inset: 17px; }')).toEqual([]);
  expect(layerFaults('.a { z-index: 9999; } .b { z-index: var(--layer-top); }')).toHaveLength(1);
  expect(nameFaults('.a { color: var(--tx2); }')).toEqual(['--tx2 is declared nowhere']);
});

test('all steps and layers are in use', () => {
  const all = sheets.map(read).join('');
  for (const [, name] of read('ui/tokens.css').matchAll(/(--(?:space|layer)-\w+):/g))
    expect(all).toContain(`var(${name})`);
});
