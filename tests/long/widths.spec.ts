// No page of routes.ts is wider than its window, from the smallest phone to a large screen.
import { journey } from '../journeys/browser.ts';
import { expectFits } from '../journeys/fits.ts';
import { everyPage, localised, settleDeposit } from './every-page.ts';

const widths = [320, 390, 768, 1024, 1440, 1920];

journey.beforeAll(({ origin }) => settleDeposit(origin));

// In Russian, whose words are the longest of those we speak, and with a player's money in the header.
journey.for(everyPage)('%s fits every width', async ([path, status], { open }) => {
  await expectFits(await open(localised(path), { status, player: 'anna' }), widths);
});
