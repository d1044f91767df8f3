// What the slip would come to now: asked when it has rested for a moment, and again every few seconds, for prices move.
import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { bets, type Quote } from '#contract/betting/bets.ts';
import type { Slip } from '#contract/betting/slip.ts';
import { read } from '../../asking/reads.ts';
import { useRested } from '../../asking/use-rested.ts';

const REST_MS = 250;
const EVERY_MS = 3_000;
/** Many singles are asked about less often: twenty of them still stay well below what anybody may ask in a minute. */
const EVERY_MS_EACH = 500;
/** A slip that nobody looks at any more is forgotten. */
const KEPT_MS = 20_000;

/** Of a slip as one bet. */
export function useQuote(slip: Slip | null) {
  const { ask } = useRouter().options.context;
  const text = useRested(slip === null ? null : JSON.stringify(slip), REST_MS);
  const asked = text === null ? slip : (JSON.parse(text) as Slip);
  const { data } = useQuery({
    ...read(bets.quote, { slip: asked ?? nothing }, ask),
    enabled: asked !== null && slip !== null,
    placeholderData: keepPreviousData,
    refetchInterval: EVERY_MS,
    ...manner,
  });
  return {
    quote: slip === null ? undefined : data,
    /** The question of now has been answered. */
    isCurrent: text === (slip && JSON.stringify(slip)),
  };
}

/** Of legs that are each a bet of their own. What is asked does not change while a stake is typed. */
export function useSingleQuotes(slips: readonly Slip[]): readonly (Quote | undefined)[] {
  const { ask } = useRouter().options.context;
  const refetchInterval = Math.max(EVERY_MS, slips.length * EVERY_MS_EACH);
  return useQueries({
    queries: slips.map((slip) => ({ ...read(bets.quote, { slip }, ask), refetchInterval, ...manner })),
    combine: dataOf,
  });
}

const manner = { staleTime: EVERY_MS, gcTime: KEPT_MS, retry: false };
const dataOf = (answers: readonly { data: Quote | undefined }[]) => answers.map(({ data }) => data);

const nothing = { legs: [], bet: { type: 'single' }, unit: 0, policy: 'better' } as unknown as Slip;
