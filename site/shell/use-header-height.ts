import { type RefObject, useEffect } from 'react';

/**
 * Tells the stylesheets how high the header is now, as `--header-height`: toasts hang below it, and an address with
 * a hash scrolls its target to below it (spec §9).
 */
export function useHeaderHeight(header: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = header.current;
    if (element === null) return;
    const root = document.documentElement.style;
    const observer = new ResizeObserver(() =>
      root.setProperty('--header-height', `${element.offsetHeight}px`),
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      root.removeProperty('--header-height');
    };
  }, [header]);
}
