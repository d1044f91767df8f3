// Forms have no lists: what is more than a line of text travels as JSON in one field.
import * as z from 'zod/mini';

/** JSON in a form's field: what it holds is read by its schema. */
export const json = <Output extends z.ZodMiniType>(schema: Output, maxLength = 4000) =>
  z.pipe(
    z.codec(z.string().check(z.maxLength(maxLength)), z.unknown(), {
      decode: readJson,
      encode: (value) => JSON.stringify(value),
    }),
    schema,
  );

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
