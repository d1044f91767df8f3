/** The slide a row scrolled this far shows. Right-to-left rows count below zero. */
export const slideAt = (scrollLeft: number, slideWidth: number): number =>
  slideWidth === 0 ? 0 : Math.round(Math.abs(scrollLeft) / slideWidth);

/** Beyond the last slide comes the first, and before the first the last. */
export const wrapped = (place: number, count: number): number => ((place % count) + count) % count;
