// The live line of whoever is signed in: open as long as something on screen belongs to them. A guest loads none of it.
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { metadata } from '#contract/metadata.ts';
import { useRead } from '../asking/reads.ts';
import { useTexts } from '../i18n/use-text.tsx';
import { fetchPart } from '../start/reload-once.ts';

export function useLive(uid: number): void {
  const cache = useQueryClient();
  const { locale } = useTexts();
  const { data: general } = useRead(metadata.getgeneralinfo, {});
  const socketUrl = general?.socket_url;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of language is no reason to hang up
  useEffect(() => {
    if (socketUrl === undefined) return;
    let stop: (() => void) | undefined;
    const over = new AbortController();
    const { signal } = over;
    void fetchPart(() => import('./live.ts')).then(({ startLive }) => {
      if (!signal.aborted) stop = startLive({ uid, locale, socketUrl }, cache);
    });
    return () => {
      over.abort();
      stop?.();
    };
  }, [cache, uid, socketUrl]);
}
