// Lists of what happened on certain days.
import * as z from 'zod/mini';

export const day = z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/));
/** Days of a place: those from and to, both included, in its time zone ("Europe/Riga"); without one, in UTC. */
export const days = {
  from: z.optional(day),
  to: z.optional(day),
  zone: z.optional(z.string().check(z.maxLength(60))),
};
