// Whether a page is as wide as its window, and nothing is cut off at its edge.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

export async function expectFits(page: Page, widths: readonly number[]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await expect
      .poll(() => page.evaluate(wideParts), { message: `${page.url()} at ${width}` })
      .toEqual({ scroll: 0, cut: [] });
  }
}

/** Runs in the page: how far it scrolls sideways, and what stands over its edges outside of anything that scrolls. */
function wideParts(): { scroll: number; cut: string[] } {
  const root = document.documentElement;
  const isHeld = (element: Element): boolean => {
    for (let at = element.parentElement; at && at !== document.body; at = at.parentElement)
      if (getComputedStyle(at).overflowX !== 'visible') return true;
    return false;
  };
  const isSeen = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    element.closest('[popover], [aria-hidden=true], svg') === null;
  const cut = [...document.querySelectorAll('body *')].filter((element) => {
    const { left, right, width } = element.getBoundingClientRect();
    return width > 1 && (right > root.clientWidth + 1 || left < -1) && isSeen(element) && !isHeld(element);
  });
  return {
    // Below nothing where a dialog holds the page still: the room of its scrollbar is counted on one side only.
    scroll: Math.max(0, root.scrollWidth - root.clientWidth),
    cut: cut.map(
      (element) => `${element.localName}.${element.className} ${element.textContent.slice(0, 40)}`,
    ),
  };
}
