// Reading at the desk. What is asked again follows from the contract: a read shows topics, a write and the live stream
// change them.
import { keepPreviousData, type Query, QueryClient, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { Call, Input, Output } from '#contract/define.ts';
import { ROWS_A_PAGE_MAX } from '#contract/desk/fields.ts';
import { isRefusal, type Refusal } from '#contract/refusals.ts';
import type { Topic } from '#contract/topics.ts';
import { ask } from './ask.ts';

export const cache = new QueryClient({
  defaultOptions: {
    queries: {
      // The live stream says when something has changed.
      staleTime: 60_000,
      retry: (times, error) => times < 3 && isRefusal(error, 'ApplicationUnavailable'),
    },
  },
});

export const keyOf = <C extends Call>(call: C, input: Input<C>) => [call.name, input] as const;

/** While another answer is on its way the one at hand stays on screen. */
export const useRead = <C extends Call>(call: C, input: Input<C>, { enabled = true } = {}) =>
  useQuery<Output<C>, Refusal>({
    queryKey: keyOf(call, input),
    queryFn: () => ask(call, input),
    meta: { shows: call.shows ?? [] },
    enabled,
    placeholderData: keepPreviousData,
  });

type Rows<Row> = { items: Row[]; next: number | null };
type RowOf<C extends Call> = Output<C> extends { items: (infer Row)[] } ? Row : never;

/** A list page by page: `fetchNextPage` goes on after its last row. */
export const useRows = <C extends Call>(call: C, input: Omit<Input<C>, 'after'>) =>
  useInfiniteQuery({
    queryKey: [call.name, input, 'rows'],
    queryFn: async ({ pageParam }) =>
      (await ask(call, { ...input, after: pageParam ?? undefined } as never)) as unknown as Omit<
        Output<C>,
        'items'
      > &
        Rows<RowOf<C>>,
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }) => next,
    meta: { shows: call.shows ?? [] },
    placeholderData: keepPreviousData,
  });

/** All rows of a list, page by page, so that no more than one page has to be in memory. */
export async function* pagesOf<C extends Call>(
  call: C,
  input: Omit<Input<C>, 'after'>,
  askFor: typeof ask = ask,
): AsyncGenerator<readonly RowOf<C>[]> {
  for (let after: number | null = null; ; ) {
    const wanted = { ...input, count: ROWS_A_PAGE_MAX, ...(after !== null && { after }) };
    const page = (await askFor(call, wanted as never)) as unknown as Rows<RowOf<C>>;
    yield page.items;
    if (page.next === null) return;
    after = page.next;
  }
}

/** An answer on its way may be older than the change, and a first one would pass for new: it is asked for again. */
export async function refresh(changed: readonly Topic[]): Promise<void> {
  const predicate = ({ meta }: Query) =>
    ((meta?.['shows'] ?? []) as readonly Topic[]).some((topic) => changed.includes(topic));
  const late = cache.getQueryCache().findAll({ predicate, fetchStatus: 'fetching' });
  const firsts = late.filter(({ state }) => state.data === undefined);
  await cache.invalidateQueries({ predicate });
  await Promise.all(
    firsts.map(async ({ promise, queryKey }) => {
      await promise?.catch(() => undefined);
      await cache.invalidateQueries({ queryKey, exact: true });
    }),
  );
}
