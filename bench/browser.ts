// A Chromium with a fresh profile, reached over its debugging port, so that playwright and Lighthouse can both drive it.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { findChromium } from '#tests/journeys/chromium.ts';
import { makeFolder } from './folder.ts';
import { type Room, Skipped } from './measurement.ts';

const flags = [
  '--headless',
  '--remote-debugging-port=0',
  '--no-first-run',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

/** A processor draws what is a graphics card's: games want one. */
const drawn = ['--use-angle=swiftshader', '--enable-unsafe-swiftshader'];

export interface Browser {
  endpoint: string;
  port: number;
}

export interface BrowserWish {
  hasGraphics?: boolean;
}

export async function startBrowser(room: Room, { hasGraphics = false }: BrowserWish = {}): Promise<Browser> {
  const program = findChromium();
  if (program === undefined)
    throw new Skipped(
      'this needs Chromium and none was found: install it, or set CHROMIUM to the path of its program.',
    );
  const profile = await makeFolder(room);
  // A group of its own: where the program is a script that starts the browser, both must end.
  const wished = hasGraphics ? [...flags.filter((flag) => flag !== '--disable-gpu'), ...drawn] : flags;
  const browser = spawn(program, [...wished, `--user-data-dir=${profile}`], {
    stdio: ['ignore', 'ignore', 'pipe'],
    detached: true,
  });
  const gone = once(browser, 'close');
  room.defer(async () => {
    if (browser.pid !== undefined) process.kill(-browser.pid, 'SIGTERM');
    await gone;
  });

  const said: string[] = [];
  for await (const line of createInterface({ input: browser.stderr })) {
    const endpoint = /DevTools listening on (ws:\S+)/.exec(line)?.[1];
    if (endpoint !== undefined) {
      browser.stderr.resume();
      return { endpoint, port: Number(new URL(endpoint).port) };
    }
    said.push(line);
  }
  throw new Error(`${program} did not start. It said:\n${said.join('\n')}`);
}
