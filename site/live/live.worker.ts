// The shared worker: one live socket for all tabs of a player.
import { type LineTerms, openLine } from './browser-line.ts';
import type { Line, LineNews } from './live-line.ts';

/** What a tab says to the worker: that it listens, and that it does not any more. */
export type TabWord = { kind: 'hello'; terms: LineTerms } | { kind: 'bye' };

const tabs = new Set<MessagePort>();
let line: Line | undefined;
let isOpen = false;

addEventListener('connect', (event) => {
  const [tab] = (event as MessageEvent).ports;
  if (tab !== undefined) tab.onmessage = ({ data }: MessageEvent<TabWord>) => hear(tab, data);
});

function hear(tab: MessagePort, word: TabWord): void {
  if (word.kind === 'bye') {
    tabs.delete(tab);
    if (tabs.size === 0) hangUp();
    return;
  }
  tabs.add(tab);
  line ??= openLine(word.terms, tell);
  // For a tab that comes later the line opens now: what was told since its page was made, it has not heard.
  if (isOpen) tab.postMessage({ kind: 'open' } satisfies LineNews);
}

function tell(news: LineNews): void {
  isOpen = news.kind !== 'ended';
  for (const tab of tabs) tab.postMessage(news);
  if (news.kind === 'ended') line = undefined;
}

function hangUp(): void {
  line?.close();
  line = undefined;
  isOpen = false;
}
