// Looks a page over with axe, in both themes.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Theme } from '#site/start/visit.ts';
import { drawAll } from './draw-all.ts';
import './router.ts';
import { isTakenOver } from './taken-over.ts';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** All that can be wrong in one theme and right in the other. */
const rulesOfColour = ['color-contrast', 'link-in-text-block'];

/** For what has just opened, and may still be moving into its place. */
export const expectAccessible = (page: Page, part?: string): Promise<void> =>
  expect.poll(() => graveFaults(page, part), { message: page.url(), timeout: 60_000 }).toEqual([]);

/** What is serious or critical on the page, or in one part of it, as it stands: a line each. */
export async function graveFaults(page: Page, part = 'html'): Promise<string[]> {
  // Where a form or another site has led here, the page may still be the server's alone.
  await page.waitForFunction(isTakenOver);
  await page.evaluate(drawAll);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const faults: string[] = [];
  const shown = await page.evaluate(() => document.documentElement.dataset['theme'] as Theme);
  for (const theme of [shown, shown === 'dark' ? 'light' : 'dark'] as const) {
    await page.evaluate((to) => __TSR_ROUTER__.options.context.theme.set(to), theme);
    await page.locator(`html[data-theme=${theme}]`).waitFor();
    // What turns for ever, such as a loader, changes no colour.
    await page.waitForFunction(() =>
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY)
        .every(({ playState }) => playState !== 'running'),
    );
    const { violations } = await page.evaluate(
      ([within, only]) =>
        window.axe.run(within, { resultTypes: ['violations'], ...(only && { runOnly: [...only] }) }),
      [part, theme === shown ? null : rulesOfColour] as const,
    );
    faults.push(
      ...violations.filter(isGrave).flatMap((each) => linesOf(each).map((line) => `${theme} ${line}`)),
    );
  }
  return faults;
}

const isGrave = ({ impact }: axe.Result) => impact === 'serious' || impact === 'critical';

const linesOf = ({ id, nodes }: axe.Result) =>
  nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`);
