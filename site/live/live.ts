// The live line of a page: through the worker all tabs share, or one of its own where a browser has no such worker.
import type { QueryClient } from '@tanstack/react-query';
import { applyEnd, applyEvent, applyMissed, readFrame } from './apply-event.ts';
import { type LineTerms, openLine } from './browser-line.ts';
import type { LineNews } from './live-line.ts';
import { createSwitchboard, type Switchboard, type TabNews, type TabWord } from './switchboard.ts';

/** What the player is told. Gives the way to stop. */
export const startLive = (terms: LineTerms, cache: QueryClient): (() => void) =>
  listen(terms, { kind: 'hello', terms }, (news) => {
    if (news.kind !== 'channel') void applyNews(cache, news);
  });

/** How a channel stands, now and whenever it changes; null when the line is lost. Gives the way to stop. */
export const followChannel = (
  terms: LineTerms,
  name: string,
  hear: (data: Record<string, unknown> | null) => void,
): (() => void) =>
  listen(terms, { kind: 'follow', terms, name }, (news) => {
    if (news.kind === 'channel') hear(news.data);
    if (news.kind === 'lost') hear(null);
  });

function listen(terms: LineTerms, come: TabWord, hear: (news: TabNews) => void): () => void {
  const port = openPort(terms);
  const say = (word: TabWord) => port.postMessage(word);
  const leave = () => say({ kind: 'bye' });
  const comeBack = () => say(come);
  port.onmessage = ({ data }: MessageEvent<TabNews>) => hear(data);
  comeBack();
  // A page kept for the back button hears nothing while it is away.
  addEventListener('pagehide', leave);
  addEventListener('pageshow', comeBack);
  return () => {
    removeEventListener('pagehide', leave);
    removeEventListener('pageshow', comeBack);
    leave();
    port.close();
  };
}

/** Named for the player: another one's tabs get another worker, and so another line. */
const openPort = (terms: LineTerms): MessagePort =>
  'SharedWorker' in window
    ? new SharedWorker(new URL('./live.worker.ts', import.meta.url), {
        type: 'module',
        name: `live-${terms.uid}`,
      }).port
    : ownPort(terms);

const ownBoards = new Map<number, Switchboard>();

function ownPort({ uid }: LineTerms): MessagePort {
  const board = ownBoards.get(uid) ?? createSwitchboard(openLine);
  ownBoards.set(uid, board);
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = ({ data }: MessageEvent<TabWord>) => board.hear(port1, data);
  return port2;
}

async function applyNews(cache: QueryClient, news: LineNews): Promise<void> {
  switch (news.kind) {
    case 'open':
      return applyMissed(cache);
    case 'ended':
      return applyEnd(cache);
    case 'lost':
      return;
    case 'frame': {
      const event = readFrame(news.text);
      if (event !== undefined) await applyEvent(cache, event);
    }
  }
}
