/** A record with a change of its top level: a key with null goes, any other is replaced. */
export function patched<Entry>(
  data: Readonly<Record<string, Entry>>,
  patch: Readonly<Record<string, Entry | null>>,
): Record<string, Entry> {
  const result: Record<string, Entry> = { ...data };
  for (const [key, entry] of Object.entries(patch)) {
    if (entry === null) delete result[key];
    else result[key] = entry;
  }
  return result;
}
