// How values are written on the wire. Bodies are form-encoded, so every input arrives as text; each codec
// here is the single place where that text becomes a typed value, and back.
import * as z from 'zod/mini';
import { plainDecimal } from '#rules/fields/decimal-text.ts';
import { type Cents, type Currency, cents, currencies } from '#rules/money.ts';

// The browser's policy forbids making code from text, which is how the schemas would otherwise speed themselves up.
z.config({ jitless: true });

const Cents = z.custom<Cents>((value) => Number.isSafeInteger(value));

const fromDecimal = (value: number) => cents(Math.round(value * 100));
const toDecimal = (value: Cents) => value / 100;

/** 12.5 in JSON, 1250 cents inside. */
export const amount = z.codec(z.number(), Cents, { decode: fromDecimal, encode: toDecimal });

export const CurrencyCode = z.enum(currencies);

/** A sum that knows its currency. */
export const Money = z.object({ amount, currency: CurrencyCode });
export type Money = { amount: Cents; currency: Currency };

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

/** A whole number the database can hold. */
export const int = z.codec(z.string().check(z.regex(/^-?\d{1,9}$/)), z.int(), {
  decode: Number,
  encode: String,
});

/** "1" or "0". */
export const flag = z.codec(z.enum(['0', '1']), z.boolean(), {
  decode: (text) => text === '1',
  encode: (value) => (value ? '1' : '0'),
});

/** "slot,live" for ['slot', 'live']. */
export const list = z.codec(z.string(), z.array(z.string()), {
  decode: (text) => text.split(',').filter(Boolean),
  encode: (items) => items.join(','),
});

/** What a write answers when there is nothing to tell (spec §7 "a result of 1 means success"). */
export const Done = z.literal(1);
export const DONE = 1 as const;
