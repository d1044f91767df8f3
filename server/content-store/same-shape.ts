// Whether a setting still looks as its release gave it: a number stays a number, and an object keeps its fields.
import type { Json } from '#contract/content-entries.ts';

export function hasShapeOf(value: Json, seed: Json): boolean {
  // The release says that there may be nothing, and not what else there may be.
  if (seed === null) return true;
  if (Array.isArray(seed))
    return (
      Array.isArray(value) &&
      value.every((item) => seed.length === 0 || seed.some((one) => hasShapeOf(item as Json, one as Json)))
    );
  if (typeof seed !== 'object') return typeof value === typeof seed && isSameSort(value, seed);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const given = value as Record<string, Json>;
  const known = seed as Record<string, Json>;
  if ('$in' in given || '$text' in given) return '$text' in known || '$in' in known;
  return (
    Object.keys(known).every((key) => Object.hasOwn(given, key) && hasShapeOf(given[key]!, known[key]!)) &&
    Object.keys(given).every((key) => Object.hasOwn(known, key))
  );
}

/** Of numbers: what was never below zero must not get there. */
const isSameSort = (value: unknown, seed: unknown): boolean =>
  typeof value !== 'number' || (Number.isFinite(value) && (value >= 0 || (seed as number) < 0));
