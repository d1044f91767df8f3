// How values are written on the wire. Bodies are form-encoded, so every input arrives as text; each codec
// here is the single place where that text becomes a typed value, and back.
import * as z from 'zod/mini';
import { type Currency, cents, currencies, type Cents as Sum } from '#rules/money.ts';

// The browser's policy forbids making code from text, which is how the schemas would otherwise speed themselves up.
z.config({ jitless: true });

export const Cents = z.int() as z.ZodMiniType<number> as z.ZodMiniType<Sum, Sum>;

export const fromDecimal = (value: number) => cents(Math.round(value * 100));
export const toDecimal = (value: Sum) => value / 100;

/** 12.5 in JSON, 1250 cents inside. */
export const amount = z.codec(z.number(), Cents, { decode: fromDecimal, encode: toDecimal });

export const CurrencyCode = z.enum(currencies);

/** A sum that knows its currency. */
export const Money = z.object({ amount, currency: CurrencyCode });
export type Money = { amount: Sum; currency: Currency };

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
