import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { iconNames } from './icon-names.ts';

const sprite = readFileSync(new URL('./icons.svg', import.meta.url), 'utf8');
const symbols = [...sprite.matchAll(/<symbol id="([^"]+)"([^>]*)>(.*)<\/symbol>/g)];

test('every icon that can be named is drawn, and every drawing can be named', () => {
  expect(symbols.map(([, id]) => id)).toEqual([...iconNames]);
});

test('every drawing has a path, keeps to its square and takes the colour of the words around it', () => {
  for (const [, id, attributes, drawing] of symbols) {
    expect(attributes, id).toContain('viewBox="0 0 256 256"');
    expect(drawing, id).toMatch(/<path d="M/);
    expect(drawing, id).not.toMatch(/fill="(?!none)|stroke=/);
  }
});
