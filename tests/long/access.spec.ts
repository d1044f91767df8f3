// @module-tag long
// No page of routes.ts hides anything from those who cannot see it well, or at all: axe finds nothing serious, dark or
// light, on a phone or at a desk, for guests and for players.
import { expect } from 'vitest';
import { isForPlayers } from '#rules/guest-guard.ts';
import { systemPageNames } from '#rules/system-pages.ts';
import { showNewPassword, showSignIn, showSignUp } from '../journeys/auth-access.ts';
import { graveFaults } from '../journeys/axe.ts';
import { showSystemPages } from '../journeys/part-access.ts';
import { everyPage, expects, walk } from './every-page.ts';

const widths = [390, 1440];

const visits = everyPage.flatMap(([path, status]) =>
  widths.flatMap((width) => [
    { path, who: 'anna', visit: { status, width, player: 'anna' } },
    ...(isForPlayers(path) ? [] : [{ path, who: 'a guest', visit: { status, width } }]),
  ]),
);

walk.for(visits)('$path at $visit.width px as $who', async ({ path, visit }, { open, own }) => {
  await expect(graveFaults(await open(own(path), { ...visit, expects }))).resolves.toEqual([]);
});

walk('every system page', ({ open }) => showSystemPages(open, systemPageNames));

walk.for([
  ['signing in', showSignIn],
  ['a new password', showNewPassword],
  ['registering', showSignUp],
] as const)('the popup: %s', async ([, show], { open }) => {
  for (const width of widths) await show(open, width);
});
