// Whether React has taken over the page of the first HTML. Whoever steps to another page before that waits for it: React
// would find another page there than it is told to take over, draw everything anew and complain.
import { type ComponentType, useEffect } from 'react';

/** Then the step is worth more than a page that nobody will see. */
const WAITS_MS = 4_000;

let isHydrated = false;
let waiting: (() => void)[] = [];

function tell(): void {
  isHydrated = true;
  for (const go of waiting) go();
  waiting = [];
}

/** For whatever may be the first page. */
export const useHydrated = (): void => useEffect(tell, []);

export const hydrated = (Page: ComponentType): ComponentType =>
  function HydratedPage() {
    useHydrated();
    return <Page />;
  };

export const untilHydrated = (): Promise<void> | undefined =>
  isHydrated
    ? undefined
    : new Promise((resolve) => {
        waiting.push(resolve);
        setTimeout(tell, WAITS_MS);
      });
