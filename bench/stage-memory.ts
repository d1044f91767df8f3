// What a slot's stage holds in memory, every hundred spins. Flat: nothing of a round stays behind when it is over.
import type { Browser, CDPSession } from 'playwright-core';
import { type Figure, promised } from './figure.ts';
import { phone } from './first-load.ts';
import { write } from './table.ts';

const SPINS = 500;
const EVERY = 100;
/** Of so many one is watched to its end; the others are shown at once, or it would take half an hour. */
const WATCHED_OF = 10;
/** What engines compile and throw away moves it by a few hundredths. */
const FLAT_TIMES = 1.1;

export interface Sample {
  spins: number;
  heapBytes: number;
  /** Of the page, also those that are held though nobody sees them. */
  nodes: number;
  listeners: number;
}

export async function samplesOf(browser: Browser, url: string): Promise<Sample[]> {
  // What scripts hold does not depend on how many pixels are drawn, and a processor draws them.
  const context = await browser.newContext({ ...phone, deviceScaleFactor: 0.5 });
  const page = await context.newPage();
  await page.addInitScript(() => localStorage.setItem('play:settings', JSON.stringify({ isTurbo: true })));
  await page.goto(url);
  await page.locator('main canvas').waitFor({ state: 'attached' });
  const session = await context.newCDPSession(page);
  const samples: Sample[] = [];
  for (let spins = EVERY; spins <= SPINS; spins += EVERY) {
    await page.evaluate(spin, { times: EVERY, watchedOf: WATCHED_OF });
    samples.push({ spins, ...(await look(session)) });
  }
  await context.close();
  return samples;
}

async function look(session: CDPSession): Promise<Omit<Sample, 'spins'>> {
  // What the first pass sets free may hold more.
  for (let pass = 0; pass < 2; pass += 1) await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters');
  return { heapBytes: usedSize, nodes, listeners: jsEventListeners };
}

/** Runs in the page, so it may use nothing from outside itself. */
async function spin({ times, watchedOf }: { times: number; watchedOf: number }): Promise<void> {
  const LONGEST_MS = 60_000;
  const find = (selector: string) => document.querySelector<HTMLElement>(selector);
  const drawn = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const told = () => find('main')?.innerText;
  // Many free spins take longer than any wait should, but each of them says something new.
  const until = async (isThere: () => boolean) => {
    for (let [since, last] = [performance.now(), told()]; !isThere(); await drawn()) {
      if (told() !== last) [since, last] = [performance.now(), told()];
      if (performance.now() - since > LONGEST_MS) throw new Error(`the stage stands still: ${last}`);
    }
  };
  const ready = () => find('[data-primary=go]:not([aria-disabled=true])');
  for (let spins = 0; spins < times; spins += 1) {
    await until(() => ready() !== null);
    ready()!.click();
    await until(() => ready() === null);
    await until(() => {
      if (spins % watchedOf > 0) find('[data-primary=stop]')?.click();
      return ready() !== null;
    });
  }
}

export function flatFigures(name: string, samples: readonly Sample[]): Figure[] {
  const [first, last] = [samples[0]!, samples.at(-1)!];
  const times = (part: keyof Sample) => [last[part] / first[part]];
  const title = (what: string) =>
    `${name}, ${what} after ${last.spins} spins, times that after ${first.spins}`;
  const heap = promised(FLAT_TIMES, {
    ...{ name: title('memory of its scripts'), unit: 'times', better: 'less' },
    rounds: times('heapBytes'),
  });
  const nodes = promised(FLAT_TIMES, {
    ...{ name: title('nodes of its page'), unit: 'times', better: 'less' },
    rounds: times('nodes'),
  });
  return [{ ...heap, parts: samples.map((sample) => ({ name: told(sample), value: null })) }, nodes];
}

const told = ({ spins, heapBytes, nodes, listeners }: Sample): string =>
  `after ${spins} spins ${write(heapBytes, 'bytes')}, ${nodes} nodes, ${listeners} listeners`;
