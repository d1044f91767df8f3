import { expect, test } from 'vitest';
import { shown } from '#tests/shown.tsx';
import { routeTree } from '../routes.ts';
import { PageSkeleton } from './page-skeleton.tsx';
import { nameOfPage, skeletonOf } from './skeleton-of.ts';

const pages = Object.values(routeTree.children ?? {}).map(({ options }) =>
  nameOfPage(options.staticData!.file!),
);
const outlineOf = (page: string) => skeletonOf(page).join(' ');

test('every page but those of people who build the site has an outline of its kind', () => {
  const unknown = outlineOf('no/such');
  const like = new Set(pages.filter((page) => outlineOf(page) === unknown));
  expect([...like].toSorted()).toEqual([
    'content/content',
    'credits/credits',
    'icons/icons',
    'kit/kit',
    'stage/stage',
    'support/support',
  ]);
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
