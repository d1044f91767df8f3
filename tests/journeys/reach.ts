// What a page lets people press or fill in must be within reach: inside the window, or inside something that scrolls, and
// under nothing else.
import type { Page } from 'playwright-core';

/** Buttons, links and fields of the page as it is that a person could not press: a line each. */
export const unreachableParts = (page: Page): Promise<string[]> => page.evaluate(findUnreachable);

/** Runs in the page. Scrolls each part into view, as a person would, and looks what is at its place then. */
function findUnreachable(): string[] {
  const pressable =
    'a[href], button, input, select, textarea, summary, [role=button], [contenteditable=true]';
  // Behind an open dialog nothing can be pressed, nor has to be.
  const root = [...document.querySelectorAll('[role=dialog], [role=alertdialog]')].at(-1) ?? document.body;
  const overflowOf = (at: Element) => {
    // What overflows the page itself is nowhere to be scrolled to: the desk's body does not scroll.
    if (at === document.body || at === document.documentElement) return { x: 'hidden', y: 'hidden' };
    const { overflowX: x, overflowY: y } = getComputedStyle(at);
    return { x, y };
  };
  const isHeld = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
  const ancestorsOf = (part: Element): Element[] => {
    const parent = getComputedStyle(part).position === 'fixed' ? null : part.parentElement;
    return parent === null ? [] : [parent, ...ancestorsOf(parent)];
  };

  /** A script can scroll what `overflow: hidden` cuts off; a person cannot. */
  const undoScript = (at: Element): boolean => {
    const { x, y } = overflowOf(at);
    const isMoved = (isHeld(x) && at.scrollLeft !== 0) || (isHeld(y) && at.scrollTop !== 0);
    if (isMoved) at.scrollTo({ left: 0, top: 0, behavior: 'instant' });
    return isMoved;
  };

  /** What of a part is seen, and whether that is less than the window and its scrolling parents could show of it. */
  const seenOf = (part: Element, ancestors: readonly Element[]) => {
    const { left, top, right, bottom } = part.getClientRects()[0] ?? part.getBoundingClientRect();
    const all = ancestors.filter((at) => at !== document.body && at !== document.documentElement);
    const [xs, ys] = [
      all.filter((at) => overflowOf(at).x !== 'visible'),
      all.filter((at) => overflowOf(at).y !== 'visible'),
    ];
    const boxes = {
      x: xs.map((at) => at.getBoundingClientRect()),
      y: ys.map((at) => at.getBoundingClientRect()),
    };
    const scrolling = {
      x: xs.filter((at) => !isHeld(overflowOf(at).x)),
      y: ys.filter((at) => !isHeld(overflowOf(at).y)),
    };
    const width = Math.min(right - left, ...scrolling.x.map((at) => at.clientWidth));
    const height = Math.min(bottom - top, ...scrolling.y.map((at) => at.clientHeight));
    const x = Math.max(0, left, ...boxes.x.map((box) => box.left));
    const y = Math.max(0, top, ...boxes.y.map((box) => box.top));
    const [toX, toY] = [
      Math.min(innerWidth, right, ...boxes.x.map((box) => box.right)),
      Math.min(innerHeight, bottom, ...boxes.y.map((box) => box.bottom)),
    ];
    return { x, y, toX, toY, isCut: toX - x < width - 2 || toY - y < height - 2 };
  };

  const faultOf = (part: Element): string | undefined => {
    const ancestors = ancestorsOf(part);
    part.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    if (ancestors.map(undoScript).some(Boolean)) return 'outside of what can be scrolled';
    const { x, y, toX, toY, isCut } = seenOf(part, ancestors);
    if (isCut) return 'cut off';
    const hits = [0.3, 0.5, 0.7].map((at) =>
      document.elementFromPoint(x + (toX - x) * at, y + (toY - y) * at),
    );
    const cover = hits.find((hit) => !part.contains(hit) && part.closest('label')?.contains(hit) !== true);
    return cover === undefined ? undefined : `covered by ${cover?.localName}.${cover?.className}`;
  };

  const isThere = (part: Element) =>
    part.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    part.getBoundingClientRect().width > 1 &&
    part.closest('[aria-hidden=true], [inert]') === null;
  return [...root.querySelectorAll(pressable)].filter(isThere).flatMap((part) => {
    const name = part.getAttribute('aria-label') ?? part.getAttribute('name') ?? part.textContent.trim();
    const fault = faultOf(part);
    return fault === undefined ? [] : [`${part.localName} “${name.slice(0, 40)}”: ${fault}`];
  });
}
