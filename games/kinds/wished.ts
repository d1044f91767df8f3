// What a wish must hold before a kind believes it.

export const isWholeWithin = (value: unknown, [least, most]: readonly [number, number]): value is number =>
  Number.isSafeInteger(value) && (value as number) >= least && (value as number) <= most;

/** A name that is in the table itself, and not in what every object has. */
export const isNameIn = (value: unknown, table: object): value is string =>
  typeof value === 'string' && Object.hasOwn(table, value);
