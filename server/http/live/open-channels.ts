// The channels that can be followed on this server: those that are kept, and those of events, which are made from them.
import { isChannelName, termsOfChannel } from '#contract/channels.ts';
import { LiveBook } from '../../book/live-book.ts';
import type { Product } from '../../calls/product.ts';
import { ChannelHub } from '../../channels/channel-hub.ts';
import { listVersions, readChannel } from '../../channels/channels.ts';

interface OpenChannels {
  hub: ChannelHub;
  look(): Promise<unknown>;
  close(): void;
}

export function openChannels({ db, clock, news }: Product): OpenChannels {
  const book = new LiveBook({ db, now: () => clock.now(), tell: (change) => hub.hear(change) });
  const hub: ChannelHub = new ChannelHub({
    read: (name) => (book.makes(name) ? book.read(name) : readChannel(db.sql, name)),
    versions(names) {
      const kept = names.filter((name) => !book.makes(name));
      return kept.length === 0 ? Promise.resolve(new Map()) : listVersions(db.sql, kept);
    },
    everyMs: (name) => (isChannelName(name) ? termsOfChannel(name).everyMs : 0),
    left: (name) => book.forget(name),
  });
  const deaf = [
    news.onChannel((change) => hub.hear(change)),
    news.onEvents((ids) => book.hear(ids)),
    () => book.close(),
  ];
  return {
    hub,
    look: () => Promise.all([hub.look(), book.look()]),
    close() {
      for (const stop of deaf) stop();
    },
  };
}
