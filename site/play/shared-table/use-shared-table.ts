import { useEffect, useMemo, useState } from 'react';
import { drawKey } from '../../asking/press.ts';
import { openLine } from '../../live/browser-line.ts';
import { createSwitchboard, type TabNews } from '../../live/switchboard.ts';
import { nowMs } from '../../start/clock.ts';
import { useWatched } from '../../start/watched.ts';
import { usePlay, useTableState } from '../play-context.ts';
import { SharedLine, type SharedState } from './shared-line.ts';

/** What many follow is told to anyone: the frame needs no ticket for it. */
function follow(locale: string, name: string, hear: (data: Record<string, unknown>) => void): () => void {
  const board = createSwitchboard(openLine);
  const tab = {
    postMessage(news: TabNews) {
      if (news.kind === 'channel') hear(news.data);
    },
  };
  board.hear(tab, { kind: 'follow', terms: { uid: 0, locale, socketUrl: '/ws' }, name });
  return () => board.hear(tab, { kind: 'bye' });
}

/** The table this frame sits at, for as long as its stage is shown. */
export function useShared(): { line: SharedLine; shared: SharedState } {
  const { table, ask } = usePlay();
  const { opened } = useTableState();
  const sysname = opened!.game.sysname;
  const line = useMemo(
    () =>
      new SharedLine({
        ...{ table, ask, now: nowMs, drawSalt: drawKey },
        follow: (name, hear) => follow(document.documentElement.lang, name, hear),
      }),
    [table, ask],
  );
  useEffect(() => {
    return line.start(sysname);
  }, [line, sysname]);
  return { line, shared: useWatched(line.state) };
}

const TICK_MS = 200;

/** The server's time, a few times a second. */
export function useServerNow({ aheadMs }: SharedState): number {
  const [now, setNow] = useState(nowMs);
  useEffect(() => {
    const timer = setInterval(() => setNow(nowMs()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return now + aheadMs;
}
