// The live line of a page: through the worker all tabs share, or a socket of its own where a browser has no such worker.
import type { QueryClient } from '@tanstack/react-query';
import { applyEnd, applyEvent, applyMissed, readFrame } from './apply-event.ts';
import { type LineTerms, openLine } from './browser-line.ts';
import type { TabWord } from './live.worker.ts';
import type { LineNews } from './live-line.ts';

/** Gives the way to stop. */
export function startLive(terms: LineTerms, cache: QueryClient): () => void {
  const hear = (news: LineNews) => void applyNews(cache, news);
  return 'SharedWorker' in window ? joinWorker(terms, hear) : openLine(terms, hear).close;
}

function joinWorker(terms: LineTerms, hear: (news: LineNews) => void): () => void {
  // Named for the player: another one's tabs get another worker, and so another socket.
  const worker = new SharedWorker(new URL('./live.worker.ts', import.meta.url), {
    type: 'module',
    name: `live-${terms.uid}`,
  });
  const say = (word: TabWord) => worker.port.postMessage(word);
  const leave = () => say({ kind: 'bye' });
  const come = () => say({ kind: 'hello', terms });
  worker.port.onmessage = ({ data }: MessageEvent<LineNews>) => hear(data);
  come();
  // A page kept for the back button hears nothing while it is away.
  addEventListener('pagehide', leave);
  addEventListener('pageshow', come);
  return () => {
    removeEventListener('pagehide', leave);
    removeEventListener('pageshow', come);
    leave();
    worker.port.close();
  };
}

async function applyNews(cache: QueryClient, news: LineNews): Promise<void> {
  switch (news.kind) {
    case 'open':
      return applyMissed(cache);
    case 'ended':
      return applyEnd(cache);
    case 'frame': {
      const event = readFrame(news.text);
      if (event !== undefined) await applyEvent(cache, event);
    }
  }
}
