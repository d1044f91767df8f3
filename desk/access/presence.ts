// Who is at this desk, as this browser knows it.
import { access, type Member } from '#contract/desk/access.ts';
import { ask, hearSignedOut } from '../asking/ask.ts';
import { cache, keyOf } from '../asking/reads.ts';

const meKey = keyOf(access.me, {});

/** What somebody saw here must not be seen by the next. */
export function signedOut(): void {
  cache.setQueryData(meKey, null);
  cache.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== access.me.name });
}

export const signedIn = (member: Member): void => void cache.setQueryData(meKey, member);

export async function leave(): Promise<void> {
  await ask(access.signOut, {}).catch(() => undefined);
  signedOut();
}

hearSignedOut(signedOut);
