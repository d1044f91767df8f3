import { useEffect, useState } from 'react';
import { Notice } from '#ui/notice.tsx';
import { useText, useTexts } from '../i18n/use-text.tsx';
import type { ToastBodyProps } from '../toasts/toasts.ts';

/** A sign-in through a messenger that failed: the same words as any registration that did (spec §8). */
export function MessengerTrouble(_: ToastBodyProps) {
  const t = useText();
  const texts = useTexts();
  const [, setIsReady] = useState(false);
  useEffect(
    () =>
      void texts.need(['auth']).then(
        () => setIsReady(true),
        () => undefined,
      ),
    [texts],
  );
  return <Notice tone="bad" title={t('auth.wrongRegServerError')} />;
}
