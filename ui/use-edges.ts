import { type RefObject, useEffect, useState } from 'react';
import { type Edges, edgesOf } from './scroll-edges.ts';

/** Which ends of a scrolling row are in sight, followed as it scrolls, grows and shrinks. */
export function useEdges(row: RefObject<HTMLElement | null>, itemCount: number): Edges {
  const [edges, setEdges] = useState<Edges>({ isAtStart: true, isAtEnd: false });

  // biome-ignore lint/correctness/useExhaustiveDependencies: more items make the row longer without resizing it
  useEffect(() => {
    const element = row.current;
    if (element === null) return;

    const look = () => {
      const seen = edgesOf(element);
      setEdges((known) =>
        known.isAtStart === seen.isAtStart && known.isAtEnd === seen.isAtEnd ? known : seen,
      );
    };
    const observer = new ResizeObserver(look);
    observer.observe(element);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, [row, itemCount]);

  return edges;
}
