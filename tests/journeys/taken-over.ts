/**
 * Whether React answers for everything that can be pressed: before that, a click may fall into the void. And for the
 * page itself, which it takes over last: a step to another page before that makes the router forget the page under
 * React's hands, which recovers, and complains. An element is marked as React's while it is still being taken over;
 * what counts is that no boundary is left to take over in what React has committed.
 * Runs in the page, so it may use nothing from outside itself. A page without scripts is ready as it is.
 */
export function isTakenOver(): boolean {
  interface Fiber {
    child: Fiber | null;
    sibling: Fiber | null;
    stateNode: { current: Fiber };
    memoizedState: { dehydrated?: Comment | null; isDehydrated?: boolean } | null;
  }

  const isReacts = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactProps$'));
  // The foot of a page comes to life later (site/shell/footer-slot.tsx).
  const isOfFoot = (node: Node | null | undefined) =>
    node instanceof Element && node.closest('footer') !== null;

  const isTaken = (fiber: Fiber): boolean => {
    const start = fiber.memoizedState?.dehydrated;
    if (start) return isOfFoot(start.nextElementSibling);
    if (fiber.memoizedState?.isDehydrated) return false;
    for (let child = fiber.child; child; child = child.sibling) if (!isTaken(child)) return false;
    return true;
  };

  if (document.querySelector('script[type=module]') === null) return true;
  const root = Object.entries(document).find(([key]) => key.startsWith('__reactContainer$'))?.[1] as
    | Fiber
    | undefined;
  return (
    root !== undefined &&
    isReacts(document.body) &&
    [...document.querySelectorAll('button, a, input, main > *')].every(
      (element) => isReacts(element) || isOfFoot(element),
    ) &&
    isTaken(root.stateNode.current)
  );
}
