// A channel as the line tells it, unread: whoever knows what it carries needs no schema, and a page that follows one channel
// does not load the words of all others.
import { useEffect, useState } from 'react';
import { metadata } from '#contract/metadata.ts';
import { useRead } from '../asking/reads.ts';
import { useTexts } from '../i18n/use-text.tsx';
import { usePlayer } from '../player/use-player.ts';
import { fetchPart } from '../start/reload-once.ts';

interface Followed {
  /** As the line tells it. */
  data: Record<string, unknown> | undefined;
  /** The line was there, and is not now: what is known may be old. */
  isLost: boolean;
}

const unknown: Followed = { data: undefined, isLost: false };

/** Without a name nothing is followed. */
export function useFollowed(name: string | null): Followed {
  const [followed, setFollowed] = useState(unknown);
  const { locale } = useTexts();
  const uid = usePlayer()?.uid ?? 0;
  const { data: general } = useRead(metadata.getgeneralinfo, {});
  const socketUrl = general?.socket_url;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of language is no reason to hang up
  useEffect(() => {
    if (socketUrl === undefined || name === null) return;
    let stop: (() => void) | undefined;
    const over = new AbortController();
    void fetchPart(() => import('./live.ts')).then(({ followChannel }) => {
      if (over.signal.aborted) return;
      stop = followChannel({ uid, locale, socketUrl }, name, (data) =>
        setFollowed((last) => (data === null ? { ...last, isLost: true } : { data, isLost: false })),
      );
    });
    return () => {
      over.abort();
      stop?.();
      setFollowed(unknown);
    };
  }, [uid, socketUrl, name]);
  return followed;
}
