// Players at a table where all share a round, each of one journey alone and with money.
import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Open, Visit } from './browser.ts';
import { mailOf, newcomer } from './newcomer.ts';
import { openFrame } from './open-frame.ts';

/** What everybody who sits down has, in cents. */
export const HELD = 50_00;
/** What their first chip is worth. */
export const STAKE = 1_00;
/** Bets may close, and a flight may end, on the way to the server. */
const tooLate = /^409 for POST .*\/api\/tables\.(?:place|leave)/;

export function sit(open: Open, sysname: string, visit: Visit = {}): Promise<Page> {
  const name = `seat-${randomUUID().slice(0, 8)}`;
  const prepare = async (page: Page) => {
    await newcomer(name)(page);
    const form = { player: mailOf(name), amount: '50.00', pocket: 'main', direction: 'give' };
    const given = await page.request.post('/__sandbox/money', { form, maxRedirects: 0 });
    expect(given.status()).toBe(303);
  };
  const expects = [tooLate, ...(visit.expects ?? [])];
  return openFrame(open, { sysname, mode: 'real' }, { ...visit, prepare, expects });
}

export const seats = (page: Page) =>
  page.getByRole('region', { name: 'Bets this round' }).getByRole('listitem');
export const own = (page: Page) => seats(page).filter({ hasText: 'You' });
export const inPhase = (page: Page, phase: string) => page.locator(`[data-phase=${phase}]`);
/** What can leave a flight now. */
export const leaving = (page: Page) => page.locator('[data-primary=collect]:not([aria-disabled=true])');

export const balanceOn = async (page: Page) =>
  Math.round(Number((await page.locator('[data-balance]').innerText()).replace(/[^\d.]/g, '')) * 100);
