// Lists come in pages. One shared default and one upper bound hold for every list that states no own size.
import * as z from 'zod/mini';

export const PAGE_SIZE = 10;
export const PAGE_SIZE_MAX = 300;

/** Negative or non-numeric is refused; larger than the bound is cut down to it. */
const count = z.codec(z.string().check(z.regex(/^\d{1,9}$/)), z.int(), {
  decode: (text) => Math.min(Number(text), PAGE_SIZE_MAX),
  encode: String,
});
const offset = z.codec(z.string().check(z.regex(/^\d{1,9}$/)), z.int(), { decode: Number, encode: String });

export const paging = { offset: z.optional(offset), count: z.optional(count) };

export const page = <T extends z.ZodMiniType>(item: T) => z.object({ items: z.array(item), count: z.int() });
