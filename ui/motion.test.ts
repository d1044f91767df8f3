// Motion that a browser draws without painting the page anew: whatever is open beside it stays cheap to leave open.
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const COMPOSITED = ['opacity', 'rotate', 'scale', 'transform', 'translate'];
/** It moves nothing, and is changed once. */
const STEPPED = ['visibility'];

const sheets = globSync('{ui,site,desk}/**/*.css');

/** The properties that each @keyframes of a style sheet changes. */
const movedIn = (css: string): string[] =>
  [...css.matchAll(/@keyframes [\w-]+ \{(.*?)\n\}/gs)].flatMap(([, frames]) =>
    [...frames!.matchAll(/^\s+([a-z-]+):/gm)].map(([, property]) => property!),
  );

test('there is motion to look at, and it would be seen if it had the page painted anew', () => {
  expect(sheets.flatMap((file) => movedIn(readFileSync(file, 'utf8'))).length).toBeGreaterThan(20);
  expect(movedIn('@keyframes breathe {\n  to {\n    box-shadow: none;\n  }\n}')).toEqual(['box-shadow']);
});

test.for(sheets)('%s moves only what needs no paint', (file) => {
  const moved = movedIn(readFileSync(file, 'utf8'));
  expect(moved.filter((property) => ![...COMPOSITED, ...STEPPED].includes(property))).toEqual([]);
});
