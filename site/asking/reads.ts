// Reading from a component. Keys and refreshes follow from the contract; no screen states its own.
import { keepPreviousData, type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
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
  await cache.invalidateQueries({
    predicate: ({ meta, queryKey }) =>
      queryKey[0] !== but?.name &&
      ((meta?.['shows'] ?? []) as readonly Topic[]).some((topic) => changed.includes(topic)),
  });
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
