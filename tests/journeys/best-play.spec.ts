// The best play, for who asks for it: worked out in the player's browser, beside the page.
import { expect } from 'vitest';
import { videoPoker } from '#games/definitions/video-poker.ts';
import { bestHold } from '#games/kinds/video-poker/video-poker-best.ts';
import { long } from '../long.ts';
import { journey } from './browser.ts';
import { openFrame } from './open-frame.ts';

journey(
  'who asks is told which cards are best held, in this round and in the next',
  long,
  async ({ open }) => {
    const page = await openFrame(open, { sysname: 'video-poker' });
    const told = page.waitForResponse(/\/api\/play\.start/);
    await page.locator('[data-primary=go]').click();
    const { result } = (await (await told).json()) as {
      result: { round: { steps: [{ cards: readonly number[] }] } };
    };
    const best = bestHold(videoPoker.figures, result.round.steps[0].cards);
    const words = best.length === 0 ? 'hold nothing' : `hold ${best.map((place) => place + 1).join(', ')}`;
    await page.getByRole('button', { name: 'Best play', exact: true }).click();
    await page.getByRole('button', { name: `Best play: ${words}`, exact: true }).waitFor();
    // It was asked for once, and is told from now on.
    await page.reload();
    await page.getByRole('button', { name: `Best play: ${words}`, exact: true }).waitFor();
    await expect.poll(() => page.getByRole('button', { pressed: true }).count()).toBe(1);
  },
);
