// Where events come from that can be bet on.
import { type Env, readUrl } from './setting.ts';

export interface FeedSettings {
  /** Of the producer's socket. */
  url: string;
  /** By which it knows us. */
  key: string;
}

/** "ws://:key@host:port": its password is the key. Null: the virtual leagues of the sandbox, or none. */
export function readFeed(env: Env): FeedSettings | null {
  const text = readUrl(env, 'FEED_URL', /^wss?:$/);
  if (text === null) return null;
  const address = new URL(text);
  const key = decodeURIComponent(address.password);
  address.password = '';
  return { url: address.href, key };
}
