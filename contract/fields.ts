// Form fields are flat; inputs may be one level deep: 'requisites[iban]=…' and { requisites: { iban } } are the same.

type Text = string | string[];
export type Nested = Record<string, Text | Record<string, Text>>;

/** Null and undefined are dropped, as the product's calls expect (spec §7); an empty text is kept. */
export function toFields(input: object): URLSearchParams {
  const fields = new URLSearchParams();
  for (const [name, value] of Object.entries(input)) {
    if (value === null || value === undefined) continue;
    if (typeof value === 'object') {
      for (const [inner, text] of Object.entries(value)) fields.set(`${name}[${inner}]`, String(text));
    } else fields.set(name, String(value));
  }
  return fields;
}

/** A name that comes twice, or as 'name[]', becomes a list, which no schema for a single text accepts. */
export function fromFields(fields: Iterable<readonly [string, string]>): Nested {
  const input: Nested = Object.create(null);
  for (const [name, value] of fields) {
    const [, list] = /^([^[\]]+)\[\]$/.exec(name) ?? [];
    if (list !== undefined) {
      put(input, list, [value]);
      continue;
    }
    const [, outer, inner] = /^([^[\]]+)\[([^[\]]+)\]$/.exec(name) ?? [];
    if (outer === undefined || inner === undefined) put(input, name, value);
    else put(inside(input, outer), inner, value);
  }
  return input;
}

function put(target: Record<string, unknown>, name: string, value: Text): void {
  const held = target[name];
  target[name] = held === undefined ? value : [held, value].flat();
}

function inside(input: Nested, outer: string): Record<string, unknown> {
  const held = input[outer];
  if (typeof held === 'object' && !Array.isArray(held)) return held;
  const nested: Record<string, Text> = Object.create(null);
  input[outer] = nested;
  return nested;
}

/** A JSON body says the same as a form: scalars become text, one level of nesting stays, anything deeper is not one. */
export function fromJson(body: unknown): Nested | undefined {
  return isRecord(body)
    ? textsOf(body, (value) => (isRecord(value) ? textsOf(value, asText) : asText(value)))
    : undefined;
}

function textsOf(record: object, read: (value: unknown) => unknown): Nested | undefined {
  const texts: Record<string, unknown> = Object.create(null);
  for (const [name, value] of Object.entries(record)) {
    if (value === null) continue;
    const text = read(value);
    if (text === undefined) return undefined;
    texts[name] = text;
  }
  return texts as Nested;
}

const isRecord = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function asText(value: unknown): Text | undefined {
  if (Array.isArray(value))
    return value.some((item) => typeof item === 'object') ? undefined : value.map(String);
  if (typeof value === 'object') return undefined;
  return typeof value === 'boolean' ? (value ? '1' : '0') : String(value);
}
