// Who is here travels in the page apart from all other answers, in a block of JSON: it is the one answer of a shared page
// that is each player's own.
import type { QueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { AccountInfo, account } from '#contract/account/account.ts';
import { read } from '../asking/reads.ts';
import type { SiteContext } from '../start/site-context.ts';

export const PLAYER_ID = 'player';

/** Written so that no value can close the script element it stands in. A page that stopped before asking has none. */
export const writePlayer = (info: AccountInfo | undefined): string =>
  info === undefined ? '' : JSON.stringify(z.encode(AccountInfo, info)).replaceAll('<', '\\u003c');

export const playerIn = (cache: QueryClient): AccountInfo | undefined =>
  cache.getQueryData([account.getInfo.name, {}]);

/** True when the page was opened, however long the server had kept the rest of it. */
export function restorePlayer({ cache, ask }: SiteContext): void {
  const text = document.getElementById(PLAYER_ID)?.textContent ?? '';
  if (text === '') return;
  const query = cache.getQueryCache().build(cache, cache.defaultQueryOptions(read(account.getInfo, {}, ask)));
  query.setData(z.decode(AccountInfo, JSON.parse(text)), { updatedAt: performance.timeOrigin, manual: true });
}

export const isWhoIsHere = ({ queryKey }: { queryKey: readonly unknown[] }): boolean =>
  queryKey[0] === account.getInfo.name;
