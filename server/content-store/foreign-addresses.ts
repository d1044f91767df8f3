// Addresses in content that lead away from the site. They are found by their form in every text of an entry, whatever its
// field is called, so a new field of a new kind is covered without being listed anywhere.
import type { Json } from '#contract/content-entries.ts';

/**
 * An address with a scheme and a host, one that takes the scheme of the page ("//host", which browsers also read in
 * backslashes), or one of the schemes that open a program or write to someone.
 */
const foreign =
  /(?:(?:[a-z][a-z\d+.-]*:)?[\\/]{2}|(?<![a-z])(?:mailto|tel|sms|tg|viber|whatsapp|javascript|data|blob):)[^\s"'<>\\/][^\s"'<>]*/gi;

export function listForeignAddresses(value: Json | undefined): string[] {
  if (typeof value === 'string') return value.match(foreign) ?? [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => [
    ...listForeignAddresses(key),
    ...listForeignAddresses(each as Json),
  ]);
}
