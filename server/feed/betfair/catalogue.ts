// Which matches the exchange has, and who plays in them: its stream names everybody by number alone.
import * as z from 'zod/mini';
import type { BetfairSettings } from '../../config/feed.ts';
import { Catalogue, type CatalogueMarket } from './messages.ts';

const ANSWERED_WITHIN_MS = 10_000;
const MARKETS_MAX = 200;
const FOOTBALL = '1';

const matches = { eventTypeIds: [FOOTBALL], turnInPlayEnabled: true };

/** The same markets, as the stream and as the catalogue are asked for them. */
export const streamFilter = { ...matches, marketTypes: ['MATCH_ODDS'] };

export async function askCatalogue(
  { api, appKey, session }: BetfairSettings,
  now: Date,
  stopped: AbortSignal,
): Promise<CatalogueMarket[]> {
  const from = now.toISOString();
  const response = await fetch(`${api}/listMarketCatalogue/`, {
    method: 'POST',
    redirect: 'error',
    signal: AbortSignal.any([stopped, AbortSignal.timeout(ANSWERED_WITHIN_MS)]),
    headers: {
      ...{ 'content-type': 'application/json', accept: 'application/json' },
      ...{ 'X-Application': appKey, 'X-Authentication': session },
    },
    body: JSON.stringify({
      filter: { ...matches, marketTypeCodes: ['MATCH_ODDS'], marketStartTime: { from } },
      ...{ marketProjection: ['COMPETITION', 'EVENT', 'RUNNER_DESCRIPTION'], sort: 'FIRST_TO_START' },
      maxResults: MARKETS_MAX,
    }),
  });
  if (!response.ok) throw new Error(`it answered ${response.status}`);
  return z.parse(Catalogue, await response.json());
}
