// Following a channel from a component: how it stands now, told by the live line. It is fetched once the page has come to
// rest; until then, and without a line, there is nothing to show.
import { useEffect, useMemo, useState } from 'react';
import * as z from 'zod/mini';
import { type ChannelData, type ChannelName, termsOfChannel } from '#contract/channels.ts';
import { metadata } from '#contract/metadata.ts';
import { useRead } from '../asking/reads.ts';
import { useTexts } from '../i18n/use-text.tsx';
import { usePlayer } from '../player/use-player.ts';
import { fetchPart } from '../start/reload-once.ts';

export function useChannel<N extends ChannelName>(name: N): ChannelData<N> | undefined {
  const { data } = useFollowed(name);
  return useMemo(() => data && read(name, data), [name, data]);
}

interface Followed {
  /** As the line tells it. */
  data: Record<string, unknown> | undefined;
  /** The line was there, and is not now: what is known may be old. */
  isLost: boolean;
}

const unknown: Followed = { data: undefined, isLost: false };

/** The same for whoever must know when the line is lost. Without a name nothing is followed. */
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

const read = <N extends ChannelName>(name: N, wire: Record<string, unknown>): ChannelData<N> =>
  Object.fromEntries(
    Object.entries(wire).map(([key, value]) => [key, z.decode(termsOfChannel(name).entry, value as never)]),
  ) as ChannelData<N>;
