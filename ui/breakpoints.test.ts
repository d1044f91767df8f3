import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const steps = readFileSync(new URL('./breakpoints.css', import.meta.url), 'utf8');
const widths = [768, 992, 1280, 1366, 1440, 1696, 1920];

/** What the stylesheet says at a width, by the plain rule that the last block that applies wins. */
function layoutAt(width: number): Record<string, string> {
  const blocks = steps.split('@media').map((block) => ({
    from: Number(/width >= (\d+)px/.exec(block)?.[1] ?? 0),
    values: [...block.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name!, value!] as const),
  }));
  return Object.fromEntries(blocks.filter((block) => block.from <= width).flatMap(({ values }) => values));
}

test.for(widths)(
  'the layout steps at %i px: its container or the tiles in its row change (S9-R054)',
  (width) => {
    const { container, columns } = layoutAt(width);
    const before = layoutAt(width - 1);
    expect({ container, columns }).not.toEqual({
      container: before['container'],
      columns: before['columns'],
    });
  },
);

test('a wider screen never holds fewer tiles in a row', () => {
  const columns = [320, ...widths].map((width) => Number(layoutAt(width)['columns']));
  expect(columns).toEqual(columns.toSorted((a, b) => a - b));
});

const sheets = ['ui', 'site'].flatMap((place) =>
  readdirSync(place, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.css'))
    .map((path) => `${place}/${path}`),
);

test.for(sheets)('%s steps only at the widths of the house', (path) => {
  const sheet = readFileSync(path, 'utf8');
  const asked = [...sheet.matchAll(/@media[^{]*?width\s*(>=|<|:)\s*([\d.]+)px/g)];
  expect(
    asked.filter(([, sign, width]) => sign === ':' || !widths.some((own) => own === Number(width))),
  ).toEqual([]);
});
