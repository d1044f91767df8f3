import { type RefObject, useEffect, useState } from 'react';
import { slideAt, wrapped } from './slide-place.ts';

/**
 * Follows the slides of a stage, which is a plain scrolling row: which is shown, and a way to show another. Thumbs
 * swipe it without any of this. Beyond the last slide comes the first.
 */
export function useCarousel(stage: RefObject<HTMLElement | null>, slideCount: number) {
  const [shown, setShown] = useState(0);
  const [isDriven, setIsDriven] = useState(false);

  useEffect(() => {
    const element = stage.current;
    if (element === null || slideCount < 2) return;
    const follow = () => setShown(slideAt(element.scrollLeft, element.clientWidth));
    follow();
    setIsDriven(true);
    element.addEventListener('scroll', follow, { passive: true });
    return () => element.removeEventListener('scroll', follow);
  }, [stage, slideCount]);

  function show(place: number) {
    const element = stage.current;
    if (element === null) return;
    const { direction } = getComputedStyle(element);
    const left = wrapped(place, slideCount) * element.clientWidth * (direction === 'rtl' ? -1 : 1);
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    element.scrollTo({ left, behavior: isStill ? 'instant' : 'smooth' });
  }

  return { shown, isDriven, show };
}
