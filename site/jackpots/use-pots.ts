// How pots stand, live. The server tells a pot at most once a second; what is shown walks towards it, a step a second, and
// never past it.
import { useEffect, useState } from 'react';
import type { Jackpot } from '#contract/jackpots.ts';
import { type Cents, cents } from '#rules/money.ts';
import { useChannel } from '../live/use-channel.ts';

export interface Pot {
  cycle: number;
  amount: Cents;
}

/** By jackpot; what the page came with until the line has told it. */
export function usePots(jackpots: readonly Jackpot[]): ReadonlyMap<number, Pot> {
  const told = useChannel('jackpots');
  return new Map(
    jackpots.map(({ id, cycle, value }) => {
      const live = told?.[String(id)];
      // An answer of a later cycle is newer than what the line has told.
      return [id, live !== undefined && live.cycle >= cycle ? live : { cycle, amount: value.amount }];
    }),
  );
}

const STEP_MS = 1_000;
/** A pot that is far ahead is caught up with in about so many steps. */
const STEPS = 3;

export function useWalked({ cycle, amount }: Pot): Cents {
  const [shown, setShown] = useState({ cycle, amount });
  const isBehind = shown.cycle === cycle && shown.amount < amount;
  if (!isBehind && (shown.cycle !== cycle || shown.amount !== amount)) setShown({ cycle, amount });
  useEffect(() => {
    if (!isBehind) return;
    const timer = setTimeout(() => setShown({ cycle, amount: stepTowards(shown.amount, amount) }), STEP_MS);
    return () => clearTimeout(timer);
  }, [isBehind, shown, cycle, amount]);
  return isBehind ? shown.amount : amount;
}

export const stepTowards = (from: Cents, to: Cents): Cents =>
  cents(Math.min(to, from + Math.max(1, Math.ceil((to - from) / STEPS))));
