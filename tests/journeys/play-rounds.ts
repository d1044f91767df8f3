// Plays a game in its frame as somebody who knows nothing of it: the main button while it can be pressed, else the
// first thing on the board that can.
import type { Frame, Page, Response } from 'playwright-core';
import { expect } from 'vitest';
import type { Open } from './browser.ts';

export interface Told {
  round: { id: string; staked: number; paid: number; is_over: boolean };
  balance: { cash: number };
}

/** What can be pressed, best first. */
const READY = ['[data-primary]:not([aria-disabled=true])', 'button[aria-disabled=false]:not([data-primary])'];

/** Where a processor draws what is a graphics card's, its driver says so. */
export const withoutGraphicsCard = /GL Driver Message .*GPU stall/;

/** Nobody needs more presses for a round: it is a game that never ends. */
const MOST_PRESSES = 120;

export async function frameAddress(
  origin: string,
  sysname: string,
  mode: 'demo' | 'real',
  cookie = '',
): Promise<string> {
  const answer = await fetch(`${origin}/api/play.open`, {
    method: 'POST',
    headers: { cookie, origin },
    body: new URLSearchParams({ sysname, mode }),
  });
  const { result } = (await answer.json()) as { result: { token: string; url: string } };
  return `${result.url}?locale=en#token=${result.token}&mode=${mode}`;
}

/** In play money. What was told of each round, the balance on the screen held against it. */
export async function playRounds(
  open: Open,
  origin: string,
  sysname: string,
  { rounds, width = 1440 }: { rounds: number; width?: number },
): Promise<Told[]> {
  const page = await open(await frameAddress(origin, sysname, 'demo'), {
    ...{ width, isEarly: true, expects: [withoutGraphicsCard] },
  });
  const told: Told[] = [];
  for (let round = 0; round < rounds; round += 1) {
    told.push(await playRound(page, sysname));
    const { cash } = told.at(-1)!.balance;
    const message = `${sysname}: the balance`;
    await expect.poll(() => shownBalance(page.mainFrame()), { message }).toBe(cash);
  }
  return told;
}

/** Until its answer says that it is over; in a frame of its own, or in that of the game's page. */
export async function playRound(page: Page, sysname: string, frame: Frame = page.mainFrame()): Promise<Told> {
  const answers: Promise<Told>[] = [];
  const hear = (response: Response) => {
    if (/\/api\/play\.(start|decide)/.test(response.url())) answers.push(resultOf(response));
  };
  page.on('response', hear);
  try {
    for (let presses = 0; presses < MOST_PRESSES; presses += 1) {
      await frame.locator(READY.join()).first().waitFor({ state: 'attached' });
      const last = await answers.at(-1);
      if (last?.round.is_over) return last;
      await frame.evaluate(pressFirst, READY);
    }
  } finally {
    page.off('response', hear);
  }
  throw new Error(`A round of ${sysname} does not end`);
}

/** Runs in the page; two frames later it shows what the press has done. */
async function pressFirst(selectors: string[]): Promise<void> {
  const found = selectors.map((selector) => document.querySelector<HTMLElement>(selector));
  found.find((element) => element !== null)?.click();
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
}

async function resultOf(response: Response): Promise<Told> {
  expect(response.status(), response.url()).toBe(200);
  return ((await response.json()) as { result: Told }).result;
}

/** In cents, once all is seen: what a round has won is told with it. */
export async function shownBalance(frame: Frame): Promise<number> {
  await frame.evaluate(pressFirst, ['[data-primary=stop]']);
  const words = await frame.locator('[data-balance]').innerText();
  return Math.round(Number(words.replace(/[^\d.]/g, '')) * 100);
}
