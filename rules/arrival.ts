// Where someone goes who has just signed in or registered (spec §2; decisions D29, D40, D59). An address that somebody
// else could have written is followed only as far as safe-redirect.ts allows.
import { type Destinations, safeDestination, safePath } from './safe-redirect.ts';

export interface Arrival extends Destinations {
  /** As the address or the storage has them. */
  redirectUrl: string | null;
  backUrl: string | null;
  isNew: boolean;
  /** The deposit page in the visitor's language. */
  deposit: string;
}

export type Way = { leave: string } | { go: string } | 'stay';

/** A return address beats the wish to see a page, and both beat the deposit page that the newly registered see. */
export function wayOf({ redirectUrl, backUrl, isNew, deposit, ...destinations }: Arrival): Way {
  const back = backUrl === null ? null : safeDestination(backUrl, destinations);
  if (back !== null) return back.startsWith('/') ? { go: back } : { leave: back };
  const wished = redirectUrl === null ? null : safePath(redirectUrl);
  if (!isNew) return wished === null ? 'stay' : { go: wished };
  return { go: asRegistered(wished ?? deposit) };
}

/** With register=success in its query, by which analytics and hints know the moment. */
function asRegistered(path: string): string {
  const url = new URL(path, 'https://nowhere.invalid');
  url.searchParams.set('register', 'success');
  return url.pathname + url.search + url.hash;
}
