// The Chromium that journeys run in: whichever the machine has, best of all the one that is nothing but a page.
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Chromium without tabs, menus and toolbars. A visit takes it about half the time, for those too are drawn for each. */
export const SHELL = 'chromium-headless-shell';

const names = [
  SHELL,
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
  'microsoft-edge',
];
const macApps = ['Google Chrome', 'Chromium', 'Microsoft Edge'].map(
  (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
);

export const NO_CHROMIUM =
  'Journeys need Chromium and none was found: install it, or set CHROMIUM to the path of its program.';

/** $CHROMIUM, when set, is believed; a wrong one should fail loudly rather than be replaced. */
export function findChromium(env: NodeJS.ProcessEnv = process.env): string | undefined {
  if (env['CHROMIUM']) return env['CHROMIUM'];
  const folders = (env['PATH'] ?? '').split(delimiter).filter(Boolean);
  return [...names.flatMap((name) => folders.map((folder) => join(folder, name))), ...macApps].find(canRun);
}

function canRun(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
