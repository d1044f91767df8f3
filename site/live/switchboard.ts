// One live line for all tabs of a visitor, and for all that a tab listens to: what the player is told, and channels. It
// stands in a worker that all tabs share, or in the page where a browser has no such worker.
import type { ChannelFrame } from '#contract/channels.ts';
import type { LineTerms } from './browser-line.ts';
import { createFollowed } from './followed.ts';
import type { Line, LineNews } from './live-line.ts';

/** What a listener says: that it hears what the player is told, that it follows a channel, and that it has gone. */
export type TabWord =
  | { kind: 'hello'; terms: LineTerms }
  | { kind: 'follow'; terms: LineTerms; name: string }
  | { kind: 'bye' };

/** What a listener is told. */
export type TabNews = LineNews | { kind: 'channel'; name: string; data: Record<string, unknown> };

type OpenLine = (terms: LineTerms, tell: (news: LineNews) => void) => Line;

/** As much of a MessagePort as is needed here. */
export interface Tab {
  postMessage(news: TabNews): void;
}

/** As many as a word may name. */
const AT_ONCE = 20;

export interface Switchboard {
  hear(tab: Tab, word: TabWord): void;
}

export function createSwitchboard(openLine: OpenLine): Switchboard {
  /** Each listener, and the channel it follows; null hears what the player is told. */
  const tabs = new Map<Tab, string | null>();
  const followed = createFollowed();
  let line: Line | undefined;
  let isOpen = false;

  const say = (word: object) => line?.say(JSON.stringify(word));

  function followAll(names: readonly string[]): void {
    for (let from = 0; from < names.length; from += AT_ONCE)
      say({ follow: names.slice(from, from + AT_ONCE) });
  }

  function tell(news: LineNews): void {
    isOpen = news.kind !== 'ended' && news.kind !== 'lost';
    if (news.kind === 'open') followAll(followed.names());
    if (news.kind === 'ended') line = undefined;
    if (news.kind === 'frame' && news.text.startsWith('{"channel":')) tellChannel(news.text);
    else for (const [tab, name] of tabs) if (name === null || news.kind === 'lost') tab.postMessage(news);
  }

  function tellChannel(text: string): void {
    const told = followed.hear(JSON.parse(text) as ChannelFrame);
    if (told === undefined) return;
    if ('again' in told) say({ follow: [told.again] });
    else
      for (const [tab, name] of tabs) if (name === told.name) tab.postMessage({ kind: 'channel', ...told });
  }

  function leave(tab: Tab): void {
    const name = tabs.get(tab);
    tabs.delete(tab);
    if (typeof name === 'string' && followed.remove(name)) say({ leave: [name] });
    if (tabs.size > 0) return;
    line?.close();
    line = undefined;
    isOpen = false;
  }

  function follow(tab: Tab, name: string): void {
    const isFirst = followed.add(name);
    const data = followed.dataOf(name);
    if (data !== undefined) tab.postMessage({ kind: 'channel', name, data });
    if (isFirst && isOpen) say({ follow: [name] });
  }

  return {
    hear(tab, word) {
      if (tabs.has(tab)) leave(tab);
      if (word.kind === 'bye') return;
      tabs.set(tab, word.kind === 'follow' ? word.name : null);
      line ??= openLine(word.terms, tell);
      if (word.kind === 'follow') follow(tab, word.name);
      // For a tab that comes later the line opens now: what was told since its page was made, it has not heard.
      else if (isOpen) tab.postMessage({ kind: 'open' });
    },
  };
}
