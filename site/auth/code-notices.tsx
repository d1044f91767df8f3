import { type ReactNode, useEffect, useState } from 'react';
import { Notice } from '#ui/notice.tsx';
import { promoFaultOf } from '../campaigns/promo-check.ts';
import { useText, useTexts } from '../i18n/use-text.tsx';

/** A code that somebody registered with and that could not be used. */
function CodeTrouble({ reason }: { reason: unknown }) {
  const t = usePromoWords();
  return (
    <Notice tone="care" title={t('promo.notUsed')}>
      {t(`promo.error.${promoFaultOf(reason) ?? 'INVALID'}`)}
    </Notice>
  );
}

export const codeTrouble = (reason: unknown) => () => <CodeTrouble reason={reason} />;

/** A code that an address has brought, and what it opens for whoever signs up. */
export function CodeWaits({ code, title }: { code: string; title: ReactNode }) {
  const t = usePromoWords();
  return (
    <Notice tone="good" title={title}>
      {t('promo.waits', { code })}
    </Notice>
  );
}

/** A toast comes wherever its visitor is, and so brings its words along. */
function usePromoWords() {
  const t = useText();
  const texts = useTexts();
  const [, setIsReady] = useState(false);
  useEffect(
    () =>
      void texts.need(['promo']).then(
        () => setIsReady(true),
        () => undefined,
      ),
    [texts],
  );
  return t;
}
