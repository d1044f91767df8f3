// The messenger's side of its mini-apps: what it tells a page about its user, signed for a bot.
import { createHmac } from 'node:crypto';

/** As the messenger would: every field but the hash, sorted, a line each, signed. */
export function signInitData(fields: Readonly<Record<string, string>>, botToken: string): string {
  const lines = Object.entries(fields).map(([name, value]) => `${name}=${value}`);
  const key = createHmac('sha256', 'WebAppData').update(botToken).digest();
  const hash = createHmac('sha256', key).update(lines.toSorted().join('\n')).digest('hex');
  return new URLSearchParams({ ...fields, hash }).toString();
}
