// What open bets could be sold for, asked again every few seconds while somebody looks.
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { bets } from '#contract/betting/bets.ts';
import { read } from '../../asking/reads.ts';
import type { CashOutOf } from './cash-out.tsx';

const EVERY_MS = 3_000;
const none: readonly CashOutOf[] = [];

export function useCashOuts(): readonly CashOutOf[] {
  const { ask } = useRouter().options.context;
  const { data } = useQuery({ ...read(bets.getCashOuts, {}, ask), refetchInterval: EVERY_MS });
  return data?.items ?? none;
}
