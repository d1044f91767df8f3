// JSON that somebody outside the house wrote. A NUL is good JSON and no text that the database could keep, so whoever
// sends one is not understood.

/** Throws what `JSON.parse` throws; a NUL is as wrong as a missing bracket. */
export function readOutsideJson(text: string): unknown {
  // JSON can say it in this one way only.
  if (text.includes('\\u0000')) throw new SyntaxError('a NUL in JSON');
  return JSON.parse(text);
}

/** Undefined where it cannot be read, for a schema to refuse. */
export function tryOutsideJson(raw: Buffer): unknown {
  try {
    return readOutsideJson(raw.toString('utf8'));
  } catch {
    return undefined;
  }
}
