/** Makes everything in the page inert but these elements and what is in them, and gives the way to undo it. */
export function stillAllBut(kept: readonly Element[]): () => void {
  const stilled: HTMLElement[] = [];
  const still = (parent: Element) => {
    for (const child of parent.children) {
      if (!(child instanceof HTMLElement) || child.inert || kept.includes(child)) continue;
      if (kept.some((element) => child.contains(element))) still(child);
      else {
        child.inert = true;
        stilled.push(child);
      }
    }
  };
  still(document.body);
  return () => {
    for (const element of stilled) element.inert = false;
  };
}
