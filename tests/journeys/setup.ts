// One site and one browser for all journeys. What cannot be started becomes each journey's own failure, with
// the reason, and leaves the other tests alone.
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { inspect } from 'node:util';
import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { findChromium, NO_CHROMIUM } from './chromium.ts';
import { LOG_FILE, startSite } from './site.ts';

/** Where the site and the browser are, or why there are none. */
export type Stage = { origin: string; browser: string } | { problem: string };

declare module 'vitest' {
  interface ProvidedContext {
    stage: Stage;
  }
}

const flags = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  rmSync(LOG_FILE, { force: true });
  await using undo = new AsyncDisposableStack();
  try {
    const browser = await startBrowser();
    undo.defer(() => browser.close());
    const site = undo.use(await startSite());
    provide('stage', { origin: site.origin, browser: browser.wsEndpoint() });
  } catch (error) {
    // Of several refused connections the message is empty; what is inspected says all of it.
    provide('stage', { problem: inspect(error) });
  }
  const parts = undo.move();
  return async () => {
    await parts.disposeAsync();
    const bugs = bugsIn(LOG_FILE);
    if (bugs.length > 0) throw new Error(`During the journeys the server met bugs:\n${bugs.join('\n')}`);
  };
}

/** What the server logged as an error: no page may have shown it, and it is one all the same. */
function bugsIn(logFile: string): string[] {
  const lines = existsSync(logFile) ? readFileSync(logFile, 'utf8').split('\n') : [];
  return lines.filter((line) => /^\{"level":[56]0,/.test(line));
}

async function startBrowser() {
  const executablePath = findChromium();
  if (executablePath === undefined) throw new Error(NO_CHROMIUM);
  return chromium.launchServer({
    executablePath,
    args: flags,
    // Visitors have scrollbars, and what they do to a layout is worth seeing.
    ignoreDefaultArgs: ['--hide-scrollbars'],
    chromiumSandbox: process.getuid?.() !== 0,
  });
}
