// A visitor's browser for a journey. A page that logs an error, throws, renders otherwise than the server did
// or misses a file fails the journey that opened it, whatever else the journey looks at.
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { isTakenOver } from './taken-over.ts';
import { Visitors } from './visitors.ts';
import { watch } from './watch.ts';

export interface Visit {
  /** Width of the window; under 768 the visitor holds a phone. */
  width?: number;
  height?: number;
  theme?: 'dark' | 'light';
  locale?: string;
  cookies?: Readonly<Record<string, string>>;
  /** Has not said yet what may be measured; others have said that nothing may. */
  isUnasked?: boolean;
  /** The sandbox's player they are signed in as: 'anna'. Each journey that changes a player takes its own. */
  player?: string;
  /** No script runs: the page is what the server's first HTML makes of it. */
  isScriptless?: boolean;
  /** The journey goes on before the scripts have taken the page over. */
  isEarly?: boolean;
  /** The browser may keep a service worker; others are spared it, for what it fetches no journey can hold up. */
  hasWorker?: boolean;
  /** Everything slides, fades and turns. Other visitors prefer that nothing does, and need not wait for it. */
  isMoving?: boolean;
  /** Drawn in full, however long it takes. */
  isForPictures?: boolean;
  /** The status that the page itself must have. */
  status?: number;
  /** What is to be set up in the page before it goes to its address. */
  prepare?: (page: Page) => Promise<unknown>;
  /** Troubles this journey brings about on purpose, by what they say. */
  expects?: readonly RegExp[];
  /** Opens another tab of the browser that shows this page, instead of a new visitor's browser. */
  beside?: Page;
}

export type Open = (path: string, visit?: Visit) => Promise<Page>;

/** A test in a real browser: `journey('…', async ({ open }) => { const page = await open('/'); … })`. */
export const journey = test.extend<{ origin: string; visitors: Visitors; open: Open }>({
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads the names of a fixture's needs off its pattern
  origin: [async ({}, use) => use(getStage().origin), { scope: 'file' }],
  visitors: [
    async ({ origin }, use) => {
      const visitors = new Visitors(getStage().browser, origin);
      await use(visitors);
      await visitors.close();
    },
    { scope: 'file' },
  ],
  open: async ({ visitors }, use) => {
    const visits = startVisits(visitors);
    await use(visits.open);
    await visits.end();
  },
});

/** For a file whose journeys share a page: what they open stays until `end`, which tells what went wrong meanwhile. */
export function startVisits(visitors: Visitors): { open: Open; end(): Promise<void> } {
  const troubles: string[] = [];
  const leaving = new AsyncDisposableStack();

  async function enter(visit: Visit): Promise<Page> {
    const { page, leave } = await visitors.admit(visit);
    leaving.defer(leave);
    return page;
  }

  return {
    async open(path, visit = {}) {
      const page = visit.beside ? await visitors.openBeside(visit.beside) : await enter(visit);
      const expects = [...(visit.isScriptless ? [scriptLeftOut] : []), ...(visit.expects ?? [])];
      watch(page, { troubles, expects, status: visit.status ?? 200 });
      await visit.prepare?.(page);
      await goTo(page, path, visit);
      return page;
    },
    async end() {
      await leaving.disposeAsync();
      expect(troubles, 'what went wrong in the browser').toEqual([]);
    },
  };
}

async function goTo(page: Page, path: string, visit: Visit): Promise<void> {
  const answer = await page.goto(path);
  expect(answer?.status(), `the status of ${path}`).toBe(visit.status ?? 200);
  if (!visit.isScriptless && !visit.isEarly) await page.waitForFunction(isTakenOver);
}

const scriptLeftOut = /^csp for GET .*\.js\b/;

function getStage() {
  const stage = inject('stage');
  if ('problem' in stage) throw new Error(stage.problem);
  return stage;
}
