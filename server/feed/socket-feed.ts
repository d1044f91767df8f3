// A producer that speaks our protocol over a WebSocket: the virtual leagues, or whoever bridges another feed to it. A line
// that breaks is made again, a little later each time until it holds.
import { WebSocket } from 'ws';
import * as z from 'zod/mini';
import { FeedMessage, type FeedRequest } from '#contract/feed/messages.ts';
import type { FeedSettings } from '../config/feed.ts';
import { logOutage } from '../plumbing/outage-log.ts';
import { tryOutsideJson } from '../plumbing/outside-json.ts';
import type { FeedAdapter, FeedSink } from './feed-adapter.ts';

const AGAIN_FIRST_MS = 250;
const AGAIN_MOST_MS = 10_000;
/** A producer may be busy for seconds when it starts: pricing its seasons takes the leagues 5 s of a core. */
const ANSWERED_WITHIN_MS = 20_000;
/** A snapshot of the longest match has less. */
const MESSAGE_BYTES_MAX = 1_000_000;

export function socketFeed({ url, key }: FeedSettings): FeedAdapter {
  let socket: WebSocket | null = null;
  let again: NodeJS.Timeout | undefined;
  let waitMs = AGAIN_FIRST_MS;
  let isStopped = false;

  function open(sink: FeedSink): void {
    const opened = new WebSocket(url, {
      headers: { authorization: `Bearer ${key}` },
      handshakeTimeout: ANSWERED_WITHIN_MS,
      maxPayload: MESSAGE_BYTES_MAX,
    });
    socket = opened;
    // A connection that is stopped while it is being made ends with an error as well, which is no outage.
    opened.on('error', (error) => {
      if (!isStopped) logOutage('feed', 'the feed cannot be reached', error);
    });
    opened.on('message', (raw: Buffer) => {
      if (socket !== opened) return;
      const message = z.safeParse(FeedMessage, tryOutsideJson(raw));
      if (message.success) {
        waitMs = AGAIN_FIRST_MS;
        sink.hear(message.data);
      } else {
        logOutage('feed', 'a message of the feed is invalid', message.error);
        opened.terminate();
      }
    });
    opened.on('close', (_code, why) => {
      if (socket !== opened) return;
      socket = null;
      sink.lost(String(why));
      if (isStopped) return;
      again = setTimeout(() => open(sink), waitMs);
      waitMs = Math.min(2 * waitMs, AGAIN_MOST_MS);
    });
  }

  return {
    isComplete: true,
    start: open,
    recover(since, open) {
      const request: FeedRequest = { type: 'recover', since, open: [...open] };
      if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(request));
    },
    drop: () => socket?.terminate(),
    async stop() {
      isStopped = true;
      clearTimeout(again);
      const closing = socket;
      socket = null;
      closing?.terminate();
    },
  };
}
