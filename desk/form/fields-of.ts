// The fields of a form, read off the schema of a call: a room states what may be asked once, in the contract, and its form
// is drawn from that.
import type * as z from 'zod/mini';

export interface FieldShape {
  name: string;
  kind: 'text' | 'long' | 'secret' | 'number' | 'choice' | 'check' | 'email';
  isRequired: boolean;
  options: readonly string[];
  maxLength: number | undefined;
}

/** What the schemas say of themselves; the library's own types of it are too fine to read. */
interface Def {
  type: string;
  innerType?: Schema;
  shape?: Record<string, Schema>;
  entries?: Record<string, string>;
  in?: Schema;
  out?: Schema;
  checks?: readonly { _zod: { def: { check: string; maximum?: number } } }[];
}
interface Schema {
  _zod: { def: Def };
}

/** Beyond this a text is a paragraph. */
const LONG = 200;

export function fieldsOf(input: z.ZodMiniType): FieldShape[] {
  const { shape = {} } = (input as unknown as Schema)._zod.def;
  return Object.entries(shape).map(([name, schema]) => fieldOf(name, schema));
}

function fieldOf(name: string, schema: Schema): FieldShape {
  const { def } = schema._zod;
  if (def.type === 'optional') return { ...fieldOf(name, def.innerType!), isRequired: false };
  const maxLength = def.checks?.find(({ _zod }) => _zod.def.check === 'max_length')?._zod.def.maximum;
  const plain = { name, isRequired: true, options: [] as string[], maxLength };
  if (def.type === 'enum') return { ...plain, kind: 'choice', options: Object.values(def.entries ?? {}) };
  if (def.type === 'pipe') {
    const out = def.out!._zod.def.type;
    if (out === 'boolean') return { ...plain, kind: 'check' };
    return { ...plain, kind: out === 'number' || out === 'int' ? 'number' : 'text' };
  }
  return { ...plain, kind: kindOf(name, maxLength) };
}

function kindOf(name: string, maxLength = 0): FieldShape['kind'] {
  if (name === 'password') return 'secret';
  if (name === 'email') return 'email';
  return maxLength > LONG ? 'long' : 'text';
}
