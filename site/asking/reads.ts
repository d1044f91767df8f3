// Reading from a component. Keys and refreshes follow from the contract; no screen states its own.
import {
  keepPreviousData,
  type Query,
  type QueryClient,
  queryOptions,
  useQuery,
} from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import type { Call, Input, Output } from '#contract/define.ts';
import type { Refusal } from '#contract/refusals.ts';
import type { Topic } from '#contract/topics.ts';
import { useText } from '../i18n/use-text.tsx';
import type { Asker } from './ask.ts';

export const read = <C extends Call>(call: C, input: Input<C>, ask: Asker) =>
  queryOptions<Output<C>, Refusal>({
    queryKey: [call.name, input],
    queryFn: () => ask(call, input),
    meta: { shows: call.shows ?? [], isPlayers: call.who === 'player' },
  });

/** While another answer is on its way, to another input or in another language, the one at hand stays on screen. */
export function useRead<C extends Call>(call: C, input: Input<C>, { enabled = true } = {}) {
  const { ask } = useRouter().options.context;
  useText();
  return useQuery({ ...read(call, input, ask), enabled, placeholderData: keepPreviousData });
}

/** Refreshes every read on screen that shows one of the changed topics; the rest go stale quietly. `but` has the new truth. */
export async function refresh(
  cache: QueryClient,
  changed: readonly Topic[],
  { but }: { but?: Call } = {},
): Promise<void> {
  await refreshWhere(
    cache,
    ({ meta, queryKey }) =>
      queryKey[0] !== but?.name &&
      ((meta?.['shows'] ?? []) as readonly Topic[]).some((topic) => changed.includes(topic)),
  );
}

export async function refreshWhere(cache: QueryClient, predicate: (query: Query) => boolean): Promise<void> {
  const late = cache.getQueryCache().findAll({ predicate, fetchStatus: 'fetching' }).filter(isKept);
  await Promise.all([cache.invalidateQueries({ predicate }), ...late.map((query) => askAgain(cache, query))]);
}

/** What the cache does not ask anew while an answer is on its way: a first one, and one that nothing on screen shows yet. */
const isKept = (query: Query) => query.state.data === undefined || !query.isActive();

/** The answer on its way may be older than the change, and would pass for new. */
async function askAgain(cache: QueryClient, query: Query): Promise<void> {
  await query.promise?.catch(() => undefined);
  await cache.invalidateQueries({ queryKey: query.queryKey, exact: true });
}

/**
 * Forgets what only a player could be told, lest the next one here sees it. What something on screen still watches is
 * emptied where it stands: taken away, it would be asked for again by whoever may not know it any more.
 */
export function forgetPlayer(cache: QueryClient): void {
  const answers = cache.getQueryCache();
  for (const answer of answers.findAll({ predicate: ({ meta }) => meta?.['isPlayers'] === true })) {
    if (answer.getObserversCount() > 0) answer.reset();
    else answers.remove(answer);
  }
}
