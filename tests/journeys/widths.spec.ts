// No page is wider than its window, and nothing is cut off at its edge. Every page at every width: tests/long.
import { journey } from './browser.ts';
import { expectFits } from './fits.ts';

// In Russian, whose words are the longest of those we speak, and with a player's money in the header.
journey.for(['/ru/gamehall', '/ru/game/mines', '/ru/cashier/deposit'])(
  '%s fits phones and a desk',
  async (path, { open }) => {
    await expectFits(await open(path, { player: 'anna' }), [320, 390, 1440]);
  },
);
