import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { MeshBackdrop } from './mesh-backdrop.tsx';

const markup = renderToStaticMarkup(<MeshBackdrop inks={['#c2410c', '#7a1430', '#2a0620']} />);

test('every engine writes the same backdrop: no figure has a digit they could disagree on', () => {
  const figures = [...markup.matchAll(/ (?:d|cx|cy|r|rx|ry)="([^"]*)"/g)].map(([, figure]) => figure!);
  expect(figures).toHaveLength(24);
  expect(figures.filter((figure) => /\.\d{2,}/.test(figure))).toEqual([]);
});

test('what it paints with is defined in it', () => {
  const used = [...markup.matchAll(/url\(#([^)]+)\)/g)].map(([, id]) => id!);
  expect(used).toHaveLength(2);
  for (const id of used) expect(markup).toContain(`id="${id}"`);
});
