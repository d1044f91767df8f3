// Journeys that share one page, each leaving it fit for the next: to open it anew would take most of their time.
import type { Page } from 'playwright-core';
import { startVisits, type Visit } from './browser.ts';
import { journey } from './sent-page.ts';

export const journeyOn = (
  path: string,
  visit: Visit = {},
  settle: (page: Page) => Promise<unknown> = async () => undefined,
) =>
  journey.extend<{ page: Page }>({
    page: [
      async ({ visitors }, use) => {
        const visits = startVisits(visitors);
        const page = await visits.open(path, visit);
        await settle(page);
        await use(page);
        await visits.end();
      },
      { scope: 'file' },
    ],
  });
