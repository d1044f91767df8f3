// @module-tag long
// No page of routes.ts is wider than its window, from the smallest phone to a large screen.
import { localised } from '../journeys/addresses.ts';
import { expectFits } from '../journeys/fits.ts';
import { everyPage, expects, walk } from './every-page.ts';

const widths = [320, 390, 768, 1024, 1440, 1920];

// In Russian, whose words are the longest of those we speak, and with a player's money in the header.
walk.for(everyPage)('%s fits every width', async ([path, status], { open, own }) => {
  await expectFits(await open(localised(own(path)), { status, player: 'anna', expects }), widths);
});
