// Whether a code is any good, asked as it is typed: once it has rested, and never twice for the same (spec §5).
import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { campaigns, type Offer } from '#contract/campaigns.ts';
import { isRefusal } from '#contract/refusals.ts';
import { type PromoCodeError, promoCodeErrorOf, trimmedPromoCode } from '#rules/fields/promo-code.ts';

const CHECK_AFTER_MS = 300;

export type PromoCheck =
  | { state: 'empty' | 'checking' | 'unknown' }
  | { state: 'valid'; offer: Offer }
  | { state: 'invalid'; error: PromoCodeError };

/** Unknown: nobody answered. Whether it is any good shows when it is used. */
export function usePromoCheck(typed: string): PromoCheck {
  const code = trimmedPromoCode(typed);
  const { ask } = useRouter().options.context;
  const [known, setKnown] = useState<{ code: string; check: PromoCheck } | null>(null);
  useEffect(() => {
    if (code === '') return;
    let isGone = false;
    const tell = (check: PromoCheck) => isGone || setKnown({ code, check });
    const timer = setTimeout(() => {
      ask(campaigns.checkPromocode, { promo_code: code }).then(
        (offer) => tell(offer === null ? { state: 'invalid', error: 'INVALID' } : { state: 'valid', offer }),
        (error: unknown) => tell(checkOf(error)),
      );
    }, CHECK_AFTER_MS);
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [code, ask]);
  if (code === '') return { state: 'empty' };
  return known?.code === code ? known.check : { state: 'checking' };
}

function checkOf(error: unknown): PromoCheck {
  const fault = promoFaultOf(error);
  return fault === null ? { state: 'unknown' } : { state: 'invalid', error: fault };
}

/** Null: it was not refused, nobody answered. */
export function promoFaultOf(error: unknown): PromoCodeError | null {
  if (isRefusal(error, 'TooManyRequests')) return 'TOO_MANY_ATTEMPTS';
  if (!isRefusal(error)) return null;
  return promoCodeErrorOf((error.details as { error_data?: unknown }).error_data);
}
