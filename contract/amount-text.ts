// Amounts as people write them in forms. Apart from the other codecs, because few pages have such a form.
import * as z from 'zod/mini';
import { plainDecimal } from '#rules/fields/decimal-text.ts';
import { Cents, fromDecimal, toDecimal } from './wire.ts';

/**
 * "12.50" or "1,250" in a form (spec §5 "Sum": thousands commas are ignored), cents inside. A decimal comma is read by
 * whoever knows the language, before it comes here (`plainAmounts`).
 */
export const amountText = z.codec(
  z.string().check(z.regex(/^[1-9](\d{0,12}|\d{0,2}(,\d{3}){1,4})(\.\d{1,2})?$/)),
  Cents,
  {
    decode: (text) => fromDecimal(Number(text.replaceAll(',', ''))),
    encode: (value) => String(toDecimal(value)),
  },
);

/** The fields with amounts in the writing of a language written as `amountText` takes them; what is none stays. */
export function plainAmounts(input: z.ZodMiniType, fields: object, locale: string): object {
  const { shape = {} } = (input as Partial<z.ZodMiniObject>).def ?? {};
  const read = Object.entries(fields).flatMap(([name, value]) => {
    const plain = isAmount(shape[name]) && typeof value === 'string' ? plainDecimal(value, locale) : null;
    return plain === null ? [] : [[name, plain] as const];
  });
  return read.length === 0 ? fields : { ...fields, ...Object.fromEntries(read) };
}

const isAmount = (schema: unknown): boolean =>
  schema === amountText || (schema as Partial<z.ZodMiniOptional> | undefined)?.def?.innerType === amountText;
