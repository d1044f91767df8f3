// No page is wider than its window, and nothing is cut off at its edge, from the smallest phone to a large screen.
import { expect } from 'vitest';
import { journey } from './browser.ts';

const widths = [320, 390, 768, 1024, 1440, 1920];

// In Russian, whose words are the longest of those we speak, and with a player's money in the header.
journey.for([
  ['/ru', 200],
  ['/ru/gamehall', 200],
  ['/ru/gamehall?query=zzz', 200],
  ['/ru/game/mines', 200],
  ['/ru/responsible-play', 200],
  ['/ru/credits', 200],
  ['/ru/cashier/deposit', 200],
  ['/ru/cashier/withdraw', 200],
  ['/ru/cashier/history', 200],
  ['/ru/cashier/wallet', 200],
  ['/ru/cashier/receipt', 200],
  ['/ru/profile/verification', 200],
  ['/ru/profile/responsible-game', 200],
  ['/ru/unsubscribe', 200],
  ['/ru/confirmation/undo', 200],
  ['/ru/no/such/page', 404],
  ['/_icons', 200],
  ['/_kit', 200],
  ['/_kit/stage', 200],
] as const)('%s fits every width', async ([path, status], { open }) => {
  const page = await open(path, { status, player: 'anna' });
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await expect
      .poll(() => page.evaluate(wideParts), { message: `${path} at ${width}` })
      .toEqual({ scroll: 0, cut: [] });
  }
});

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
    scroll: root.scrollWidth - root.clientWidth,
    cut: cut.map(
      (element) => `${element.localName}.${element.className} ${element.textContent.slice(0, 40)}`,
    ),
  };
}
