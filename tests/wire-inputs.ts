// Inputs for any call, made from the call's own schema: right ones, nearly right ones, and hostile ones. A call added
// to the contract is covered without a line here.
import fc from 'fast-check';
import type { Call } from '#contract/define.ts';
import { wireSchema } from '#server/http/api/openapi.ts';

type JsonSchema = {
  type?: string;
  enum?: unknown[];
  const?: unknown;
  pattern?: string;
  maxLength?: number;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: JsonSchema | boolean;
  anyOf?: JsonSchema[];
};

export type WireFields = Record<string, string>;

/** Every field right; those that may be left out sometimes are. */
export function rightFields({ input }: Call): fc.Arbitrary<WireFields> {
  const { properties = {}, required = [] } = wireSchema(input) as JsonSchema;
  const fields = Object.entries(properties).map(([name, schema]) => {
    const texts = flat(name, schema);
    return required.includes(name) ? texts : fc.option(texts, { nil: {}, freq: 2 });
  });
  return fc.tuple(...fields).map((all) => Object.assign({}, ...all) as WireFields);
}

/** A right input with one field spoiled or missing. */
export const nearlyRightFields = (call: Call): fc.Arbitrary<WireFields> =>
  fc.tuple(rightFields(call), fc.nat(), hostileText, fc.boolean()).map(([fields, at, text, isMissing]) => {
    const names = Object.keys(fields);
    const name = names[at % Math.max(1, names.length)] ?? 'unexpected';
    const { [name]: _, ...rest } = fields;
    return isMissing ? rest : { ...rest, [name]: text };
  });

/** Anything under any name: the call's own names, and names that hurt. */
export const hostileFields = (call: Call): fc.Arbitrary<WireFields> => {
  const own = Object.keys((wireSchema(call.input) as JsonSchema).properties ?? {});
  const name = fc.oneof(
    fc.constantFrom(
      ...own,
      '__proto__',
      'constructor',
      'toString',
      'v',
      'locale',
      '_non_strict',
      '_method',
      '',
    ),
    fc.constantFrom(
      '__proto__[a]',
      'constructor[prototype]',
      'a[b][c]',
      'a[]',
      '[a]',
      'a[',
      'uid',
      'balance_main',
    ),
    fc.string(),
  );
  return fc.array(fc.tuple(name, hostileText), { maxLength: 8 }).map((pairs) => Object.fromEntries(pairs));
};

export const hostileText = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    '0',
    '-1',
    '-0',
    '1e3',
    '0x10',
    'NaN',
    'Infinity',
    '00010',
    '١٢٣',
    '+5',
    '1,000',
    '1.005',
  ),
  fc.constantFrom(
    '9007199254740993',
    '99999999999999999999',
    'null',
    'undefined',
    'true',
    '[]',
    '{}',
    '{"__proto__":1}',
  ),
  fc.constantFrom(
    "' or 1=1 --",
    '"; drop table player',
    '<script>alert(1)</script>',
    '../../etc/passwd',
    '%00',
    '\0',
  ),
  fc.constantFrom(
    '\u202e',
    '\ud800',
    '😀'.repeat(50),
    'ﬃ',
    'a'.repeat(5_000),
    ','.repeat(2_000),
    '\r\nSet-Cookie: a=b',
  ),
  fc.string(),
  fc.string({ unit: 'binary' }),
);

function flat(name: string, schema: JsonSchema): fc.Arbitrary<WireFields> {
  if (schema.type !== 'object') return textOf(schema).map((text) => ({ [name]: text }));
  const { properties = {}, additionalProperties } = schema;
  const known = Object.entries(properties).map(([inner, shape]) => flat(`${name}[${inner}]`, shape));
  const free =
    typeof additionalProperties === 'object'
      ? fc.dictionary(fc.stringMatching(/^[a-z_]{1,12}$/), textOf(additionalProperties), { maxKeys: 3 })
      : fc.constant({});
  return fc
    .tuple(free, ...known)
    .map(([texts, ...rest]) =>
      Object.assign(
        {},
        ...rest,
        Object.fromEntries(Object.entries(texts).map(([key, text]) => [`${name}[${key}]`, text])),
      ),
    );
}

function textOf(schema: JsonSchema): fc.Arbitrary<string> {
  if (schema.anyOf !== undefined) return fc.oneof(...schema.anyOf.map(textOf));
  if (schema.const !== undefined) return fc.constant(String(schema.const));
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum.map(String));
  if (schema.pattern !== undefined) return fc.stringMatching(new RegExp(schema.pattern));
  return fc.string({ maxLength: schema.maxLength ?? 100 }).filter((text) => !text.includes('\0'));
}
