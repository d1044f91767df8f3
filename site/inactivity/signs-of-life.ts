/** Keys, clicks and scrolling, of the page or within it (spec §4). Gives the way to stop listening. */
export function onSignsOfLife(stir: () => void): () => void {
  const ends = new AbortController();
  const listen = (name: string, capture: boolean) =>
    document.addEventListener(name, stir, { capture, passive: true, signal: ends.signal });
  // A sign counts, whatever becomes of it further down.
  for (const name of ['keydown', 'click', 'wheel', 'touchmove']) listen(name, true);
  // Of the page alone: slides that scroll by themselves are nobody's doing.
  listen('scroll', false);
  return () => ends.abort();
}
