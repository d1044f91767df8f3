// A game in its frame, in a real browser: what a phone downloads before the first round, how long until it can be begun,
// and what its stage holds in memory after many rounds. Play money; the stages are the same.
import { chromium } from 'playwright-core';
import { definitionOf } from '#games/definitions/all.ts';
import { startBrowser } from './browser.ts';
import { against, type Figure, promised } from './figure.ts';
import { loadFirst } from './first-load.ts';
import { fetchAlone, timeFirstSpin } from './first-spin.ts';
import type { Measurement, Room } from './measurement.ts';
import { inTurns } from './rounds.ts';
import { openSite } from './site.ts';
import { flatFigures, samplesOf } from './stage-memory.ts';
import { partsOf, weighFiles, weightOf } from './weigh.ts';

/** A game for each way of drawing a stage. */
const GAMES = ['wolfrise', 'mines', 'roulette-royale', 'blackjack-21', 'rocket-run'];
/** The heaviest of them: it has a board of its own to draw on. */
const [SLOT] = GAMES as [string];
const KB = 1024;
const WEIGHT_MAX = 450 * KB;
const ROUNDS = 5;

export const frames: Measurement = {
  name: 'frames',
  async run(room) {
    const { origin } = await openSite(room, { LIMIT_FACTOR: '1000000' });
    const figures: Figure[] = [];
    for (const sysname of GAMES) figures.push(await weighFrame(room, origin, sysname));
    return [...figures, await measureFirstSpin(room, origin), ...(await measureMemory(room, origin))];
  },
};

/** Of a frame that a guest has opened for fun. */
async function addressOf(origin: string, sysname: string): Promise<string> {
  const body = new URLSearchParams({ sysname, mode: 'demo' });
  const response = await fetch(`${origin}/api/play.open`, { method: 'POST', headers: { origin }, body });
  const { result } = (await response.json()) as { result?: { token: string; url: string } };
  if (result === undefined) throw new Error(`${sysname} was not opened: ${response.status}`);
  return `${origin}${result.url}?locale=en#token=${result.token}&mode=demo`;
}

async function weighFrame(parent: Room, origin: string, sysname: string): Promise<Figure> {
  await using room = parent.use(new AsyncDisposableStack());
  const loaded = await loadFirst(room, await addressOf(origin, sysname), { hasGraphics: true });
  const first = loaded.filter(({ kind }) => kind === 'scripts' || kind === 'images');
  const files = await weighFiles(origin, first);
  const name = `${sysname} (${definitionOf(sysname)!.kind}), scripts and first art, gzip`;
  return {
    ...promised(WEIGHT_MAX, { name, unit: 'bytes', better: 'less', rounds: [weightOf(files, 'gzip')] }),
    parts: partsOf(files),
  };
}

async function measureFirstSpin(parent: Room, origin: string): Promise<Figure> {
  await using room = parent.use(new AsyncDisposableStack());
  const browser = await openBrowser(room);
  const { files } = await timeFirstSpin(browser, await addressOf(origin, SLOT));
  const { spin, alone } = await inTurns(ROUNDS, {
    spin: async () => (await timeFirstSpin(browser, await addressOf(origin, SLOT))).ms,
    alone: () => fetchAlone(browser, origin, files),
  });
  return against(
    { name: `the same ${files.length} files and nothing else`, rounds: alone },
    { name: `${SLOT}, from its address until it can be spun`, unit: 'ms', better: 'less', rounds: spin },
  );
}

async function measureMemory(parent: Room, origin: string): Promise<Figure[]> {
  await using room = parent.use(new AsyncDisposableStack());
  const browser = await openBrowser(room);
  return flatFigures(SLOT, await samplesOf(browser, await addressOf(origin, SLOT)));
}

async function openBrowser(room: Room) {
  const { endpoint } = await startBrowser(room, { hasGraphics: true });
  return chromium.connectOverCDP(endpoint);
}
