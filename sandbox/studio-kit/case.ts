// A case: a sentence that must hold of a wallet, and how it is tried.
import type { Kit } from './kit.ts';

export type Cases = Readonly<Record<string, (kit: Kit) => Promise<void>>>;

/** Whom nobody has let in; wherever it is sent, the signature is looked at first. */
export const nobody = { sessionId: 'x'.repeat(43) };
