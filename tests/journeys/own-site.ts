import { journey } from './browser.ts';
import { startSite } from './site.ts';

/**
 * Journeys on a site that belongs to their file alone: they may close it, break it and ban its players while all
 * others go on.
 */
export const journeyAlone = journey.extend<{ origin: string }>({
  origin: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads the names of a fixture's needs off its pattern
    async ({}, use) => {
      await using site = await startSite({ logFile: '.cache/journeys-own-server.log' });
      await use(site.origin);
    },
    { scope: 'file' },
  ],
});
