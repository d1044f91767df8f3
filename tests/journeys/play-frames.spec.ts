// Boards in frames as large as the pages of desktops and tablets leave them: whole, without scrolling.
import { expect } from 'vitest';
import { shelf } from '#games/shelf.ts';
import { long } from '../long.ts';
import { journey, type Open } from './browser.ts';
import { openFrame } from './open-frame.ts';

/** As the game's page makes them in windows of 1024 × 768 to 1920 × 1080. */
const shapes = [
  [715, 548],
  [806, 640],
  [871, 600],
  [963, 500],
  [1049, 548],
  [1123, 680],
  [1264, 740],
] as const;

/** Runs in the page: what stands over its sides, and how much of the board is below its lower edge. */
function cutParts(): string[] {
  const parts = [...document.querySelectorAll<HTMLElement>('main :is(button, label, li, img, p)')]
    .filter((element) => element.checkVisibility() && element.closest('[aria-hidden=true]') === null)
    .filter((element) => {
      const { left, right, width } = element.getBoundingClientRect();
      return width > 1 && (left < -1 || right > innerWidth + 1);
    })
    .map((element) => `${element.localName} ${element.ariaLabel ?? element.textContent}`);
  const boards = [...document.querySelectorAll('main *')]
    .filter((element) => getComputedStyle(element).containerType === 'size')
    .map((element) => element.scrollHeight - element.clientHeight)
    .filter((hidden) => hidden > 1)
    .map((hidden) => `${hidden} px below`);
  return [...parts, ...boards];
}

async function showsAll({ sysname }: { sysname: string }, { open }: { open: Open }): Promise<void> {
  const page = await openFrame(open, { sysname, locale: 'ru' }, { expects: [/GL Driver Message/] });
  for (const [width, height] of shapes) {
    await page.setViewportSize({ width, height });
    await expect.poll(() => page.evaluate(cutParts), { message: `${width} × ${height}` }).toEqual([]);
  }
}

const SHOWN = 'the board of $sysname is shown whole in the frame of every desktop page';
const inShort = ['video-poker', 'dragons-hoard'];
journey.for(inShort.map((sysname) => ({ sysname })))(SHOWN, showsAll);
journey.for(shelf.filter(({ sysname, type }) => type !== 'live' && !inShort.includes(sysname)))(
  SHOWN,
  long,
  showsAll,
);
