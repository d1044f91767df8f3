// Which legs play together: every way to choose some of a slip's legs, with its bankers in each of them.

export const LEGS_MAX = 20;
export const COMBOS_MAX = 256;

/** Systems that have a name: how many legs, and which numbers of them play together. */
export const namedSystems = {
  trixie: { legs: 3, sizes: [2, 3] },
  patent: { legs: 3, sizes: [1, 2, 3] },
  yankee: { legs: 4, sizes: [2, 3, 4] },
  'lucky-15': { legs: 4, sizes: [1, 2, 3, 4] },
  canadian: { legs: 5, sizes: [2, 3, 4, 5] },
  'lucky-31': { legs: 5, sizes: [1, 2, 3, 4, 5] },
  heinz: { legs: 6, sizes: [2, 3, 4, 5, 6] },
  'lucky-63': { legs: 6, sizes: [1, 2, 3, 4, 5, 6] },
  'super-heinz': { legs: 7, sizes: [2, 3, 4, 5, 6, 7] },
  goliath: { legs: 8, sizes: [2, 3, 4, 5, 6, 7, 8] },
} as const satisfies Record<string, { legs: number; sizes: readonly number[] }>;

export type NamedSystem = keyof typeof namedSystems;

interface ComboTerms {
  legs: number;
  /** Places of legs that are in every combo. */
  bankers?: readonly number[];
  /** How many of the other legs play together; each of these numbers in every way. */
  sizes: readonly number[];
}

/** Each combo as the places of its legs, in order. */
export function combosOf({ legs, bankers = [], sizes }: ComboTerms): number[][] {
  const fixed = new Set(bankers);
  const free = Array.from({ length: legs }, (_, place) => place).filter((place) => !fixed.has(place));
  return sizes.flatMap((size) =>
    chosen(free, size).map((some) => [...bankers, ...some].toSorted((a, b) => a - b)),
  );
}

/** How many combos there would be, without making them. */
export function countCombos({ legs, bankers = [], sizes }: ComboTerms): number {
  return sizes.reduce((sum, size) => sum + ways(legs - bankers.length, size), 0);
}

function ways(n: number, size: number): number {
  if (size > n || size < 0) return 0;
  let count = 1;
  for (let taken = 0; taken < size; taken++) count = (count * (n - taken)) / (taken + 1);
  return Math.round(count);
}

function chosen(from: readonly number[], size: number): number[][] {
  if (size === 0) return [[]];
  return from.flatMap((first, place) =>
    chosen(from.slice(place + 1), size - 1).map((rest) => [first, ...rest]),
  );
}
