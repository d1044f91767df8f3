/** By the element of a dialog: what opened it, and what opened the dialog that this was in. */
export const openersOf = new WeakMap<Element, readonly Element[]>();

export function openersNow(): readonly Element[] {
  const { activeElement, body } = document;
  if (activeElement === null || activeElement === body) return [];
  const around = activeElement.closest('[data-dialog]');
  return [activeElement, ...((around && openersOf.get(around)) ?? [])];
}
