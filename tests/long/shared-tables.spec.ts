// @module-tag long
// Twenty rounds for money at every shared table, at all of them side by side: a round lasts as long as its table says.
import type { Page } from 'playwright-core';
import { type SharedTable, sharedTables } from '#games/shared-tables.ts';
import { journey } from '../journeys/browser.ts';
import { ask } from '../journeys/newcomer.ts';
import { balanceOn, HELD, inPhase, leaving, own, sit } from '../journeys/sit.ts';

const ROUNDS = 20;
/** Longer than any round, but for a flight that few see in a day. */
const ROUND_MS = 240_000;
const tables = sharedTables.map((table, at) => ({ ...table, width: at % 2 === 0 ? 1440 : 390 }));

interface Played {
  id: string;
  state: string;
  staked: { amount: number };
  paid: { amount: number };
}

const cents = (amount: number) => Math.round(amount * 100);
/** At tables of chips they stay where they lie for the next round. */
const bet = (page: Page) => page.locator('[data-primary=go]:not([aria-disabled=true])');
const firstSpot = (page: Page) => page.locator('button[aria-disabled=false]:not([data-primary])').first();

/** Whether the bet came in time. */
async function place(page: Page): Promise<boolean> {
  await inPhase(page, 'open').waitFor({ timeout: ROUND_MS });
  await bet(page).or(firstSpot(page)).first().waitFor();
  if (!(await bet(page).isVisible())) await firstSpot(page).click();
  const placing = page.waitForResponse(/\/api\/tables\.place/, { timeout: ROUND_MS });
  await bet(page).click();
  return (await placing).ok();
}

async function playRound(page: Page, { runsMs }: SharedTable): Promise<void> {
  if (!(await place(page))) return;
  await own(page).waitFor();
  const over = inPhase(page, 'over');
  if (runsMs === null) {
    await leaving(page).or(over).first().waitFor({ timeout: ROUND_MS });
    if (await leaving(page).isVisible()) await leaving(page).click();
  }
  await over.waitFor({ timeout: ROUND_MS });
}

const historyOf = async (page: Page) =>
  (await ask(page, 'games.getHistory', { count: String(ROUNDS) })) as { items: Played[]; count: number };

journey.for(tables)(
  'twenty rounds of $sysname for money, the balance right to the cent after each',
  { concurrent: true, timeout: 1_800_000 },
  async (table, { open, expect }) => {
    const page = await sit(open, table.sysname, { width: table.width });
    let played: Played[] = [];
    while (played.length < ROUNDS) {
      await playRound(page, table);
      await expect
        .poll(async () => {
          played = (await historyOf(page)).items;
          return played.filter(({ state }) => state === 'open').length;
        })
        .toBe(0);
      const sum = played.reduce(
        (held, { staked, paid }) => held - cents(staked.amount) + cents(paid.amount),
        HELD,
      );
      await expect.poll(() => balanceOn(page), { message: `${table.sysname}: the balance` }).toBe(sum);
    }
    expect(new Set(played.map(({ id }) => id)).size).toBe(ROUNDS);
    expect(played.every(({ state }) => state === 'over')).toBe(true);
  },
);
