/** In cents; each has a picture of its own. */
export const chipValues = [50, 100, 200, 500, 1000, 2500, 5000, 10_000] as const;

export const chipPicture = (value: number): string => `/art/play/chips/${value}.svg`;

/** The largest chip that is no more than a sum: what a stack of that sum looks like. */
export const chipFor = (sum: number): number => chipValues.findLast((value) => value <= sum) ?? chipValues[0];
