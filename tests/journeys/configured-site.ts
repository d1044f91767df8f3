// A site whose operator has set it up otherwise than it is deployed: a server of its own, with another folder of content.
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inject, test } from 'vitest';
import { makeThrowawayFolder } from '../throwaway-folder.ts';
import { type Open, startVisits } from './browser.ts';
import { startSite } from './site.ts';
import { Visitors } from './visitors.ts';

/** By the names of files in content/cms. A list takes the place of what is there, an object is laid over it. */
type Cms = Readonly<Record<string, object>>;

async function startConfigured(cms: Cms, name: string) {
  const folder = makeThrowawayFolder('marigold-content-');
  cpSync('content', folder.path, { recursive: true });
  for (const [file, values] of Object.entries(cms)) {
    const path = join(folder.path, 'cms', `${file}.json`);
    const deployed: unknown = JSON.parse(readFileSync(path, 'utf8'));
    writeFileSync(
      path,
      JSON.stringify(Array.isArray(values) ? values : { ...(deployed as object), ...values }),
    );
  }
  const site = await startSite({
    logFile: `.cache/journeys-${name}.log`,
    env: { CONTENT_DIR: folder.path },
  });
  return { site, folder };
}

/** `const journey = configured({ support: { chat: 'jivoSite', … } }, 'chat')`: one server for all journeys of a file. */
export const configured = (cms: Cms, name: string) =>
  test.extend<{ origin: string; visitors: Visitors; open: Open }>({
    origin: [
      // biome-ignore lint/correctness/noEmptyPattern: the runner reads the names of a fixture's needs off its pattern
      async ({}, use) => {
        const { site, folder } = await startConfigured(cms, name);
        await use(site.origin);
        await site[Symbol.asyncDispose]();
        folder[Symbol.dispose]();
      },
      { scope: 'file' },
    ],
    visitors: [
      async ({ origin }, use) => {
        const stage = inject('stage');
        if ('problem' in stage) throw new Error(stage.problem);
        const visitors = new Visitors(stage.browser, origin);
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
