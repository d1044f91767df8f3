// Following a channel from a component: how it stands now, told by the live line. It is fetched once the page has come to
// rest; until then, and without a line, there is nothing to show.
import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { type ChannelData, type ChannelName, termsOfChannel } from '#contract/channels.ts';
import { metadata } from '#contract/metadata.ts';
import { useRead } from '../asking/reads.ts';
import { useTexts } from '../i18n/use-text.tsx';
import { usePlayer } from '../player/use-player.ts';
import { fetchPart } from '../start/reload-once.ts';

/** Of null nothing is followed. */
export function useChannel<N extends ChannelName>(name: N | null): ChannelData<N> | undefined {
  const [data, setData] = useState<ChannelData<N>>();
  const { locale } = useTexts();
  const uid = usePlayer()?.uid ?? 0;
  const { data: general } = useRead(metadata.getgeneralinfo, {});
  const socketUrl = general?.socket_url;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of language is no reason to hang up
  useEffect(() => {
    setData(undefined);
    if (socketUrl === undefined || name === null) return;
    let stop: (() => void) | undefined;
    const over = new AbortController();
    void fetchPart(() => import('./live.ts')).then(({ followChannel }) => {
      if (over.signal.aborted) return;
      stop = followChannel({ uid, locale, socketUrl }, name, (wire) => setData(read(name, wire)));
    });
    return () => {
      over.abort();
      stop?.();
    };
  }, [uid, socketUrl, name]);
  return data;
}

const read = <N extends ChannelName>(name: N, wire: Record<string, unknown>): ChannelData<N> =>
  Object.fromEntries(
    Object.entries(wire).map(([key, value]) => [key, z.decode(termsOfChannel(name).entry, value as never)]),
  ) as ChannelData<N>;
