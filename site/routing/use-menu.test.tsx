// A place that a row of routes.ts states is in its menu, by the row's words and in the rows' order.
import { expect, test } from 'vitest';
import { wordsOf } from '#tests/languages.ts';
import { shown } from '#tests/shown.tsx';
import { CashierFrame } from '../cashier/cashier-frame.tsx';
import { routeTree } from '../routes.ts';
import { Footer } from '../shell/footer.tsx';
import { SideNav } from '../shell/side-nav.tsx';
import type { MenuPlace } from './use-menu.ts';

const rows = Object.values(routeTree.children ?? {}).flatMap(({ options }) => {
  const menu = options.staticData?.menu;
  return menu === undefined ? [] : [{ to: (options as { path: string }).path, ...menu }];
});
const placesOf = (menu: MenuPlace['in']) => rows.filter((row) => row.in === menu);

/** Every link, as its address and its words. */
const linksIn = (markup: string) =>
  [...markup.matchAll(/<a [^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/gs)].map(([, to, inside]) => [
    to,
    inside!.replaceAll(/<[^>]*>/g, ''),
  ]);

test.for([
  ['the side', <SideNav key="side" />, ['start', 'house']],
  ['the footer', <Footer key="footer" />, ['house', 'legal']],
] as const)('%s lists the pages that state a place there', async ([, part, menus]) => {
  const links = linksIn(await shown(part, { texts: [], answers: [] }));
  for (const { to, text } of menus.flatMap((menu) => placesOf(menu)))
    expect(links).toContainEqual([to, wordsOf('en', text)]);
});

test('the pages of the cashier stand in the order of their rows, under their short names', async () => {
  const frame = (
    <CashierFrame title="Cashier">
      <p />
    </CashierFrame>
  );
  const links = linksIn(await shown(frame, { texts: ['cashier'], answers: [] }));
  expect(links).toEqual(placesOf('cashier').map(({ to, text, short = text }) => [to, wordsOf('en', short)]));
});
