import type { EmblaCarouselType } from 'embla-carousel';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { slideAt, wrapped } from './slide-place.ts';

/** Drives the slides of a stage: which is shown, and a way to show another. Beyond the last comes the first. */
export function useCarousel(stage: RefObject<HTMLElement | null>, slideCount: number) {
  const drive = useRef<EmblaCarouselType>(undefined);
  const [shown, setShown] = useState(0);
  const [isDriven, setIsDriven] = useState(false);

  useEffect(() => {
    if (slideCount < 2) return;
    let isGone = false;

    const stop = whenAtRest(async () => {
      const { default: embla } = await import('embla-carousel');
      const element = stage.current;
      if (isGone || element === null) return;

      // Whoever has already scrolled stays where they are.
      const startIndex = slideAt(element.scrollLeft, element.clientWidth);
      setIsDriven(true);
      setShown(startIndex);
      element.scrollLeft = 0;
      const api = embla(element, { loop: true, duration: 28, startIndex, direction: directionOf(element) });
      api.on('select', () => setShown(api.selectedScrollSnap()));
      drive.current = api;
    });

    return () => {
      isGone = true;
      stop();
      drive.current?.destroy();
      drive.current = undefined;
    };
  }, [stage, slideCount]);

  function show(place: number) {
    const next = wrapped(place, slideCount);
    if (drive.current)
      return drive.current.scrollTo(next, matchMedia('(prefers-reduced-motion: reduce)').matches);
    setShown(next);
    stage.current?.querySelectorAll('li')[next]?.scrollIntoView({ block: 'nearest', inline: 'start' });
  }

  return { shown, isDriven, show };
}

/** Runs once the browser has nothing better to do; gives a way to call it off. */
function whenAtRest(work: () => Promise<void>): () => void {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(() => void work(), { timeout: 3_000 });
    return () => cancelIdleCallback(handle);
  }
  const handle = setTimeout(() => void work(), 200);
  return () => clearTimeout(handle);
}

const directionOf = (element: HTMLElement) => (getComputedStyle(element).direction === 'rtl' ? 'rtl' : 'ltr');
