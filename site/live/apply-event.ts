// Where a live event meets the screen. An event that carries the new truth is written straight into the cache; any
// other only says which topics changed, and the reads that show them ask again.
import type { Query, QueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { type AccountInfo, account, type Balances } from '#contract/account/account.ts';
import { type EventName, events, type LiveEvent } from '#contract/events.ts';
import { forgetPlayer, refresh, refreshWhere } from '../asking/reads.ts';
import { WON } from './jackpot-won.ts';

export async function applyEvent(cache: QueryClient, event: LiveEvent): Promise<void> {
  const { changes } = events[event.name];
  switch (event.name) {
    case 'account.balance_updated':
      await writeBalances(cache, event.data);
      return refresh(cache, changes, { but: account.getBalance });

    case 'jackpots.won':
      cache.setQueryData(WON, event.data);
      return refresh(cache, changes);

    case 'auth.session_ended':
      return applyEnd(cache);

    default:
      return refresh(cache, changes);
  }
}

/** Who is asking is asked anew. What only the player could ask is not: it is forgotten, with whatever showed it. */
export async function applyEnd(cache: QueryClient): Promise<void> {
  await refresh(cache, ['session']);
  forgetPlayer(cache);
}

/** What may have changed while nobody listened. That the session ended is learnt by asking for the next ticket. */
export async function applyMissed(cache: QueryClient): Promise<void> {
  const { 'auth.session_ended': _, ...others } = events;
  await refresh(
    cache,
    Object.values(others).flatMap(({ changes }) => changes),
  );
}

/** Undefined for an event this page does not know: the server is newer than it. */
export function readFrame(text: string): LiveEvent | undefined {
  const { event, data } = JSON.parse(text) as { event: string; data: unknown };
  if (!Object.hasOwn(events, event)) return undefined;
  const name = event as EventName;
  return { name, data: z.decode(events[name].data as z.ZodMiniType, data) } as LiveEvent;
}

/**
 * The balances stand in two answers: their own, and the account's. An answer still on its way may be older than the
 * event, and would bring the old balance back; it is asked for again.
 */
async function writeBalances(cache: QueryClient, balances: Balances): Promise<void> {
  cache.setQueryData([account.getBalance.name, {}], balances);
  cache.setQueriesData<Balances>({ queryKey: [account.getBalance.name] }, balances);
  cache.setQueriesData<AccountInfo>(
    { queryKey: [account.getInfo.name] },
    (info) => info && { ...info, ...balances },
  );
  const onTheirWay = [account.getBalance, account.getInfo].map(({ name }) =>
    cache.invalidateQueries({ queryKey: [name], fetchStatus: 'fetching', refetchType: 'all' }),
  );
  const isFirst = ({ queryKey, state }: Query) =>
    queryKey[0] === account.getInfo.name && state.data === undefined;
  await Promise.all([...onTheirWay, refreshWhere(cache, isFirst)]);
}
