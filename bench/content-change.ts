// From a change at the desk to pages that are open: two servers on one database, a page on each, and an editor who saves
// texts and banners on one of them.
import { type Browser, chromium, type Page } from 'playwright-core';
import type { Sql } from '#server/database/db.ts';
import { openDatabase } from '#server/open-database.ts';
import { seatAtDesk } from '#tests/desk.ts';
import { isTakenOver } from '#tests/journeys/taken-over.ts';
import { startBrowser } from './browser.ts';
import { type Figure, promised } from './figure.ts';
import { makeFolder } from './folder.ts';
import { hold, type Measurement } from './measurement.ts';
import { launch } from './site.ts';
import { quantile } from './spread.ts';

const CHANGES = 20;
const PROMISED_MS = 2_000;
/** A change that is not there by then is lost, not late. */
const BOUND_MS = 30_000;

interface Entry {
  kind: string;
  name: string;
  language: string;
  /** With this word in it. */
  valueWith: (word: string) => unknown;
}

/** Both stand on the home page. */
const entries: Readonly<Record<string, Entry>> = {
  'a text': { kind: 'text', name: 'home.rows.new', language: 'en', valueWith: (word) => word },
  'a banner': {
    ...{ kind: 'banner', name: '1', language: '' },
    valueWith: (word) => ({
      id: 1,
      finished_at: null,
      description: {
        ...{ position: 'home-top', scene: 'king', kicker: { $in: {} }, text: { $in: {} } },
        ...{ title: { $in: { en: word } }, actions: [] },
      },
    }),
  },
};

export const contentChange: Measurement = {
  name: 'content-change',
  async run(room) {
    const dataDir = await makeFolder(room);
    const open = () =>
      launch(room, {
        command: [process.execPath, 'server/main.ts'],
        dataDir,
        isChannel: true,
        // A sandbox has one bank and one studio, and would have to be shared.
        env: { LIVE_BUS: 'postgres', LIMIT_FACTOR: '1000000', SANDBOX: 'off' },
      });
    const own = await open();
    const other = await open();
    const { db } = await hold(room, openDatabase({ databaseUrl: null, dataDir, poolSize: 2 }), ({ close }) =>
      close(),
    );
    const { headers } = await seatAtDesk(db, 'editor', new Date());
    const { endpoint } = await startBrowser(room);
    const browser = await chromium.connectOverCDP(endpoint);
    const pages = [await visit(browser, own.origin), await visit(browser, other.origin)];

    const figures: Figure[] = [];
    for (const [what, entry] of Object.entries(entries)) {
      const save = await editorOf(entry, db.sql, `${own.origin}/desk/api/content.save`, headers);
      const change = async (word: string) => {
        const shown = pages.map((page) => page.evaluate(untilShown, { word, boundMs: BOUND_MS }));
        const savedAt = performance.timeOrigin + performance.now();
        await save(word);
        return (await Promise.all(shown)).map((at) => at - savedAt);
      };
      // The first finds everything cold.
      await change(`Cold ${entry.kind}`);
      const times: number[][] = [];
      for (let round = 0; round < CHANGES; round += 1)
        times.push(await change(`Word ${entry.kind} ${round}`));
      for (const [at, where] of ['on the same server', 'on another server'].entries())
        figures.push(
          figureOf(
            `${what}, ${where}`,
            times.map((each) => each[at]!),
          ),
        );
    }
    await browser.close();
    return figures;
  },
};

const figureOf = (name: string, times: readonly number[]): Figure => ({
  ...promised(PROMISED_MS, {
    name: `${name}: 95% are on an open page within`,
    unit: 'ms',
    better: 'less',
    rounds: [quantile(times, 0.95)],
  }),
  parts: [
    { name: 'half within', value: quantile(times, 0.5) },
    { name: 'the slowest', value: quantile(times, 1) },
  ],
});

async function visit(browser: Browser, origin: string): Promise<Page> {
  const page = await (await browser.newContext({ locale: 'en' })).newPage();
  await page.goto(origin);
  await page.waitForFunction(isTakenOver);
  // It asks for this once it follows what operators change.
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('content.getRedirects')),
  );
  return page;
}

/** Saves one version after another, as the form at the desk does. */
async function editorOf(entry: Entry, sql: Sql, url: string, headers: Record<string, string>) {
  const { kind, name, language, valueWith } = entry;
  const [kept] = await sql<{ version: number }>`
    select version from content_entry where kind = ${kind} and name = ${name} and locale = ${language}`;
  let version = kept!.version;
  return async (word: string): Promise<void> => {
    const value = JSON.stringify(valueWith(word));
    const body = new URLSearchParams({ kind, name, language, version: String(version), value });
    const answer = await fetch(url, { method: 'POST', body, headers });
    if (!answer.ok) throw new Error(`${kind} ${name} was not saved: ${await answer.text()}`);
    version = ((await answer.json()) as { result: { version: number } }).result.version;
  };
}

/** Runs in the page, so it may use nothing from outside itself. The moment is the machine's. */
function untilShown({ word, boundMs }: { word: string; boundMs: number }): Promise<number> {
  return new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error(`${word} has not come`)), boundMs);
    const observer = new MutationObserver(() => {
      if (!document.body.textContent?.includes(word)) return;
      observer.disconnect();
      requestAnimationFrame(() => resolve(performance.timeOrigin + performance.now()));
    });
    observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  });
}
