// What the calls of the desk are asked with, again and again: why, after which row, and which number.
import * as z from 'zod/mini';

/** Why somebody does it, in their own words. Blanks alone are no reason. */
export const reason = z.string().check(z.trim(), z.minLength(3), z.maxLength(500));

/** The number of a row. */
export const rowId = z.codec(z.string().check(z.regex(/^\d{1,15}$/)), z.int(), {
  decode: Number,
  encode: String,
});

export const ROWS_A_PAGE = 50;
export const ROWS_A_PAGE_MAX = 200;

const count = z.codec(z.string().check(z.regex(/^\d{1,6}$/)), z.int(), {
  decode: (text) => Math.min(Math.max(1, Number(text)), ROWS_A_PAGE_MAX),
  encode: String,
});

/** A page goes on after the last row of the one before, so that what comes meanwhile moves nothing. */
export const keyset = { after: z.optional(rowId), count: z.optional(count) };

/** `next` is what the following page is asked for with; null: this is the last. */
export const rowsOf = <T extends z.ZodMiniType>(row: T) =>
  z.object({ items: z.array(row), next: z.nullable(z.int()) });

/** What was asked for is one more than is shown: so it is known whether there is more. */
export function pageOf<Row extends { id: number }>(rows: readonly Row[], count: number) {
  const items = rows.slice(0, count);
  return { items, next: rows.length > count ? items.at(-1)!.id : null };
}
