// Selling a bet back: seen, confirmed within three seconds, done at what it is worth then, or offered anew.
import { useEffect, useState } from 'react';
import { bets } from '#contract/betting/bets.ts';
import type { Cents } from '#rules/money.ts';
import { useSend } from '../../asking/sends.ts';

const CONFIRM_MS = 3_000;

export function useCashOut(id: string) {
  const [asked, setAsked] = useState<{ amount: Cents; percent: number } | null>(null);
  const [offer, setOffer] = useState<Cents | null>(null);
  const { mutate, isPending, error, reset } = useSend(bets.cashOut);

  useEffect(() => {
    if (asked === null || isPending || offer !== null) return;
    const timer = setTimeout(setAsked, CONFIRM_MS, null);
    return () => clearTimeout(timer);
  }, [asked, isPending, offer]);

  return {
    asked,
    offer,
    isPending,
    error,
    ask(amount: Cents, percent: number) {
      reset();
      setOffer(null);
      setAsked({ amount, percent });
    },
    leave() {
      setOffer(null);
      setAsked(null);
    },
    take(amount: Cents, percent: number) {
      mutate(
        { id, percent, seen: String(amount) },
        {
          onSuccess(done) {
            setOffer(done.offer);
            if (done.offer === null) setAsked(null);
          },
        },
      );
    },
  };
}
