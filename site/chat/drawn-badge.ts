// The button of a widget that has no word for hiding it: shown and hidden where it is drawn.
import { warn } from '../start/browser-log.ts';
import { badgeThere } from './wait-for.ts';

/** Of several wishes the last counts, also for a button that is not drawn yet. */
export function drawnBadge(selector: string): (isShown: boolean) => void {
  let isWanted = true;
  let isLooking = false;
  const draw = async () => {
    for (const node of await badgeThere(selector))
      if (node instanceof HTMLElement) node.style.setProperty('display', isWanted ? '' : 'none', 'important');
  };
  return (isShown) => {
    isWanted = isShown;
    if (isLooking) return;
    isLooking = true;
    draw()
      .catch((error: unknown) => warn('live chat', error))
      .finally(() => {
        isLooking = false;
      });
  };
}
