// Whether an entry may be served. A refusal names the field, and nothing is changed.
import * as z from 'zod/mini';
import type { Entry, Json } from '#contract/content-entries.ts';
import { Refusal } from '#contract/refusals.ts';
import { uncleanFields } from '../content/clean-entry.ts';
import { listOf, lists } from '../content/entries.ts';
import { argumentsOf } from '../content/message-arguments.ts';
import { PageText, schemas, settingSchemas } from './entry-schemas.ts';
import { hasShapeOf } from './same-shape.ts';

const NAME_MAX = 500;
const VALUE_MAX_BYTES = 200_000;

/** `seed` is what the release says of it, null where it says nothing. */
export function requireGood(entry: Entry, seed: Json | undefined): void {
  const faults = faultsOf(entry, seed ?? null);
  if (Object.keys(faults).length > 0) throw new Refusal('InvalidParameter', { invalid_parameters: faults });
}

type Faults = Record<string, string[]>;

function faultsOf(entry: Entry, seed: Json): Faults {
  const { kind, name, locale, value } = entry;
  if (name === '' || name.length > NAME_MAX) return { name: ['format'] };
  if (kind === 'text' && !/^[a-z]{2}(-[a-z]{2})?$/.test(locale)) return { locale: ['format'] };
  if (kind !== 'text' && kind !== 'page' && locale !== '') return { locale: ['format'] };
  // A setting of the release has no other place to come from: it may be changed and not taken away.
  if (value === undefined) return kind === 'setting' && seed !== null ? { value: ['required'] } : {};
  if (JSON.stringify(value).length > VALUE_MAX_BYTES) return { value: ['max_length'] };
  const unclean = uncleanFields(entry);
  if (unclean.length > 0) return Object.fromEntries(unclean.map((field) => [field, ['address']]));
  return kind === 'text' ? textFaults(value, seed) : shapeFaults(entry, seed);
}

function shapeFaults({ kind, name, locale, value }: Entry, seed: Json): Faults {
  const schema = kind === 'setting' ? schemaOfSetting(name) : locale === '' ? schemas[kind] : PageText;
  if (schema === undefined) return hasShapeOf(value!, seed) ? {} : { value: ['format'] };
  const read = z.safeDecode(schema, value as never);
  if (!read.success)
    return Object.fromEntries(read.error.issues.map(({ path }) => [path.join('.') || 'value', ['format']]));
  const file = listOf(kind);
  const known = file === undefined ? undefined : (value as Record<string, Json>)[lists[file]!.key];
  // An entry is found by its name: it must not call itself otherwise.
  return locale === '' && known !== undefined && String(known) !== name ? { name: ['not_equal'] } : {};
}

/** Whether a schema or the release says what the setting may be. */
export const isKnownSetting = (name: string, seed: Json): boolean =>
  seed !== null || schemaOfSetting(name) !== undefined;

function schemaOfSetting(name: string): z.ZodMiniType | undefined {
  const at = name.indexOf('.');
  const file = settingSchemas[name.slice(0, at)];
  const key = name.slice(at + 1);
  return file !== undefined && Object.hasOwn(file, key) ? file[key] : undefined;
}

/** A message must be one that can be said, with nothing in it that nobody would fill in. */
function textFaults(value: Json, seed: Json): Faults {
  if (typeof value !== 'string' || value.length > 5000) return { value: ['format'] };
  const named = argumentsOf(value);
  if (named === undefined) return { value: ['format'] };
  const known = typeof seed === 'string' ? argumentsOf(seed) : undefined;
  const unknown = known === undefined ? [] : [...named].filter((name) => name !== 'site' && !known.has(name));
  return unknown.length > 0 ? { value: unknown.map((name) => `unknown {${name}}`) } : {};
}
