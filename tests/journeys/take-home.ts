import { text } from 'node:stream/consumers';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { isTakenOver } from './taken-over.ts';

/** The player's history as the file that the site makes of it, without its heading. */
export async function takeHome(page: Page): Promise<string[][]> {
  await page.goto('/profile/bets/exports');
  await page.waitForFunction(isTakenOver);
  await page.getByRole('button', { name: 'Make a file' }).click();
  const save = page.getByRole('link', { name: 'Save the file' });
  await save.waitFor();
  const [file] = await Promise.all([page.waitForEvent('download'), save.click()]);
  const lines = (await text(await file.createReadStream())).trim().split('\r\n');
  expect(lines[0]).toBe('time,game,currency,staked,paid,state,round,free');
  return lines.slice(1).map((line) => line.split(/,(?=(?:[^"]*"[^"]*")*[^"]*$)/));
}
