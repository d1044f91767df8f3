// Tables where all share a round, with two players at them: each sees what the other has laid, and what is won is paid.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { long } from '../long.ts';
import { journey } from './browser.ts';
import { openFrame } from './open-frame.ts';
import { balanceOn, HELD, inPhase, leaving, own, STAKE, seats, sit } from './sit.ts';

/** About one flight in thirty ends before anybody can leave it, and more do on a busy machine. */
const FLIGHTS = 6;

/** 151 is "1.51×". */
const timesText = (x100: number) => `${Math.floor(x100 / 100)}.${String(x100 % 100).padStart(2, '0')}×`;

interface Flown {
  staked: number;
  /** Of who left in time. */
  left: { paid: number; bet: { targetX100: number } } | null;
}

/** Bets on a flight and leaves it as soon as it can be left. */
async function flyOnce(page: Page): Promise<Flown> {
  const placing = page.waitForResponse(/\/api\/tables\.place/);
  await page.locator('[data-primary=go]').click();
  const placed = await placing;
  if (!placed.ok()) return { staked: 0, left: null };
  await own(page).waitFor();
  const round = await page.locator('[data-round]').getAttribute('data-round');
  // Whoever comes back sits where they sat, as long as it flies.
  await page.reload();
  const next = page.locator(`[data-round]:not([data-round="${round}"])`);
  await own(page).or(next).first().waitFor();
  const out = leaving(page);
  await out.or(inPhase(page, 'over')).or(next).first().waitFor();
  if (!(await out.isVisible())) return { staked: STAKE, left: null };
  const answer = page.waitForResponse(/\/api\/tables\.leave/);
  await out.click();
  const heard = await answer;
  return { staked: STAKE, left: heard.ok() ? (await heard.json()).result.round : null };
}

journey(
  'a flight is left by hand, pays what it showed, and the others at the table see where',
  async ({ open }) => {
    const [flyer, other] = await Promise.all([sit(open, 'rocket-run'), sit(open, 'rocket-run')]);
    let staked = 0;
    let left: Flown['left'] = null;
    for (let flight = 0; left === null && flight < FLIGHTS; flight += 1) {
      const flown = await flyOnce(flyer);
      staked += flown.staked;
      left = flown.left;
    }
    const { paid, bet } = left!;
    expect(paid).toBe(Math.floor((STAKE * bet.targetX100) / 100));
    const times = timesText(bet.targetX100);
    await Promise.all([
      own(flyer).getByText(times).waitFor(),
      seats(other).filter({ hasText: '•••' }).getByText(times).waitFor(),
    ]);
    await expect.poll(() => balanceOn(flyer)).toBe(HELD - staked + paid);
    await flyer
      .getByRole('status')
      .filter({ hasText: /^You won €/ })
      .waitFor({ state: 'attached' });
  },
);

journey('chips on a shared wheel are seen by all, and paid by the number', long, async ({ open }) => {
  const [better, other] = await Promise.all([sit(open, 'roulette-hour'), sit(open, 'roulette-hour')]);
  const spots = [/^Red: /, /^Black: /, /^Number 0: /];
  for (const spot of spots) await better.getByRole('button', { name: spot }).click();
  await better.locator('[data-primary=go]').click();
  await own(better).waitFor();
  const seen = other.getByRole('button', { name: spots[0]! }).locator('img');
  await seen.waitFor();
  await expect.poll(() => balanceOn(better)).toBe(HELD - 3 * STAKE);

  await inPhase(better, 'over').waitFor();
  const newest = better.getByRole('list', { name: 'Last results' }).getByRole('listitem').first();
  const heldBy = (number: string) => HELD + (number === '0' ? 36 - 3 : 2 - 3) * STAKE;
  await expect.poll(async () => (await balanceOn(better)) - heldBy(await newest.innerText())).toBe(0);
  const outcome = better.getByRole('status').filter({ hasText: /You won €|came back/ });
  await outcome.waitFor({ state: 'attached' });
});

journey('who comes without money sees the table, and nothing on it can be bet with', async ({ open }) => {
  const page = await openFrame(open, { sysname: 'brass-wheel', mode: 'demo' });
  await page.getByText('You are watching').waitFor();
  const spots = page.getByRole('button', { name: /to 1/ });
  await expect.poll(() => spots.count()).toBeGreaterThan(3);
  await expect.poll(() => page.locator('button[aria-disabled=false]').count()).toBe(0);
  await expect(page.getByRole('group', { name: 'Chip in hand' }).count()).resolves.toBe(0);
});
