// Following a channel from a component: how it stands now, told by the live line. It is fetched once the page has come to
// rest; until then, and without a line, there is nothing to show.
import { useMemo } from 'react';
import * as z from 'zod/mini';
import { type ChannelData, type ChannelName, termsOfChannel } from '#contract/channels.ts';
import { useFollowed } from './use-followed.ts';

export function useChannel<N extends ChannelName>(name: N): ChannelData<N> | undefined {
  const { data } = useFollowed(name);
  return useMemo(() => data && read(name, data), [name, data]);
}

const read = <N extends ChannelName>(name: N, wire: Record<string, unknown>): ChannelData<N> =>
  Object.fromEntries(
    Object.entries(wire).map(([key, value]) => [key, z.decode(termsOfChannel(name).entry, value as never)]),
  ) as ChannelData<N>;
