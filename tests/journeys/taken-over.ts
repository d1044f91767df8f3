/**
 * Whether React answers for everything that can be pressed: before that, a click may fall into the void. And for the
 * page itself, which it takes over last: a step to another page before that makes the router forget the page under
 * React's hands, which recovers, and complains.
 * Runs in the page, so it may use nothing from outside itself. A page without scripts is ready as it is.
 */
export function isTakenOver(): boolean {
  if (document.querySelector('script[type=module]') === null) return true;
  const isReacts = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactProps$'));
  return (
    isReacts(document.body) &&
    [...document.querySelectorAll('button, a, input, main > *')].every(
      // The foot of a page comes to life later (site/shell/footer-slot.tsx).
      (element) => isReacts(element) || element.closest('footer') !== null,
    )
  );
}
