/** A text of the store in English, or in whatever language there is. */
export function wordsOf(value: unknown): string {
  if (typeof value === 'string') return value;
  const said = (value as { $in?: Record<string, string> } | null)?.$in ?? {};
  return said['en'] ?? Object.values(said)[0] ?? '';
}
