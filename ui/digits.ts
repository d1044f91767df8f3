export interface Cell {
  /** Counted from the end, so that a sum growing by a digit keeps the places of the others. */
  key: number;
  glyph: string;
  isDigit: boolean;
}

/** The places of a written number, for parts that move each digit by itself. */
export const digitCells = (text: string): Cell[] =>
  Array.from(text, (glyph, place) => ({
    key: text.length - place,
    glyph,
    isDigit: /\d/.test(glyph),
  }));
