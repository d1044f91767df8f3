// A list as PostgreSQL reads one. The driver's own way of writing it looks through every element twice and copies it three
// times; under load that was a sixth of all memory the server asked for.

export const arrayText = (items: readonly unknown[]): string => `{${items.map(elementText).join(',')}}`;

function elementText(item: unknown): string {
  if (item === null || item === undefined) return 'NULL';
  if (typeof item === 'string') return quoted(item);
  if (Array.isArray(item)) return arrayText(item);
  if (item instanceof Date) return `"${item.toISOString()}"`;
  if (Buffer.isBuffer(item)) return `"\\\\x${item.toString('hex')}"`;
  return quoted(typeof item === 'object' ? JSON.stringify(item) : String(item));
}

const quoted = (text: string): string => `"${/["\\]/.test(text) ? text.replaceAll(/["\\]/g, '\\$&') : text}"`;
