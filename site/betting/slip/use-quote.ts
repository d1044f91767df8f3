// What the slip would come to now: asked when it has rested for a moment, and again every few seconds, for prices move.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { bets } from '#contract/betting/bets.ts';
import type { Slip } from '#contract/betting/slip.ts';
import { read } from '../../asking/reads.ts';
import { useRested } from '../../asking/use-rested.ts';

const REST_MS = 250;
const EVERY_MS = 3_000;
/** A slip that nobody looks at any more is forgotten. */
const KEPT_MS = 20_000;

export function useQuote(slip: Slip | null) {
  const { ask } = useRouter().options.context;
  const text = useRested(slip === null ? null : JSON.stringify(slip), REST_MS);
  const asked = text === null ? slip : (JSON.parse(text) as Slip);
  const { data, error } = useQuery({
    ...read(bets.quote, { slip: asked ?? nothing }, ask),
    enabled: asked !== null && slip !== null,
    placeholderData: keepPreviousData,
    refetchInterval: EVERY_MS,
    staleTime: EVERY_MS,
    gcTime: KEPT_MS,
    retry: false,
  });
  return {
    quote: slip === null ? undefined : data,
    /** The question of now has been answered. */
    isCurrent: text === (slip && JSON.stringify(slip)),
    error,
  };
}

const nothing = { legs: [], bet: { type: 'single' }, unit: 0, policy: 'better' } as unknown as Slip;
