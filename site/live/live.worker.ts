// The shared worker: one live line for all tabs of a visitor.
import { openLine } from './browser-line.ts';
import { createSwitchboard, type TabWord } from './switchboard.ts';

const board = createSwitchboard(openLine);

addEventListener('connect', (event) => {
  const [tab] = (event as MessageEvent).ports;
  if (tab !== undefined) tab.onmessage = ({ data }: MessageEvent<TabWord>) => board.hear(tab, data);
});
