import { expect, test } from 'vitest';
import { shown } from '#tests/shown.tsx';
import { routeTree } from '../routes.ts';
import { PageSkeleton } from './page-skeleton.tsx';
import { nameOfPage, outlines, skeletonOf } from './skeleton-of.ts';

const pages = Object.values(routeTree.children ?? {}).map(({ options }) =>
  nameOfPage(options.staticData!.file!),
);
const outlined = Object.keys(outlines);
const outlineOf = (page: string) => skeletonOf(page).join(' ');

test('an outline is some page’s, or some area’s; a page without one is outlined as an article', () => {
  const known = new Set(pages.flatMap((page) => [page, page.split('/', 1)[0]!]));
  expect(outlined.filter((name) => !known.has(name))).toEqual([]);
  expect(outlineOf('no/such')).toBe(outlineOf('content/content'));
});

test('each area of the cashier has its own', async () => {
  const areas = [
    'cashier/deposit',
    'cashier/history',
    'cashier/wallet',
    'cashier/billing',
    'cashier/paypending',
  ];
  expect(new Set(areas.map(outlineOf)).size).toBe(areas.length);
  const markup = await shown(<PageSkeleton path="/cashier/history" />, { texts: [], answers: [] });
  expect(markup).toContain('data-skeleton="cashier/history"');
  expect(markup.match(/aria-hidden/g)!.length).toBeGreaterThan(10);
});
