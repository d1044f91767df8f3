// The grammar of the contract: an area is a set of calls; a call states who may ask, with what,
// for what, how it may be refused, and which topics it shows or changes.
import type * as z from 'zod/mini';
import type { Permission } from './desk/permissions.ts';
import type { RefusalName } from './refusals.ts';
import type { Topic } from './topics.ts';

/**
 * Who may ask: a player, known by the cookie of their session; the frame of a game, by the token it was opened with; a
 * studio, by its signature; staff whose role has this permission, by the cookie of theirs, and at the desk alone.
 */
export type Who = 'anyone' | 'player' | 'game' | 'studio' | { readonly staff: Permission };

interface Terms {
  who: Who;
  input: z.ZodMiniType;
  output: z.ZodMiniType;
  refuses?: readonly RefusalName[];
  /** How often one asker may; without it a write is one of sixty a minute, and a read is not counted (amendment M13). */
  limit?: { readonly max: number; readonly seconds: number };
  /** A banned player may still ask: otherwise the block page's way to support would lead back to the block page. */
  servesBanned?: boolean;
  /** It finishes what is open or protects its player, so it is answered while the operator has closed the site. */
  servesClosed?: boolean;
  /** A player who has excluded themselves may still ask: their money is theirs, and they may always take it home. */
  servesExcluded?: boolean;
  /**
   * Exclusion, limits, cash-out and sign-out: play never delays it. It waits in a queue of its own, uses connections to the
   * database that nothing else uses, and is counted apart from other writes.
   */
  isProtected?: boolean;
  /** At the desk: the field that names what it is about, which the audit log keeps as its subject. */
  about?: string;
  /** At the desk: harm is easily done by it, so whoever asks has shown within the last minutes who they are. */
  needsProof?: boolean;
}

interface ReadTerms extends Terms {
  shows?: readonly Topic[];
  /** A GET that acts (spec §7 auth.logout): it has an effect only when our own page asks. */
  acts?: boolean;
  /** At the desk: a look at personal data, written to the audit log before it is answered. */
  isPersonal?: boolean;
  changes?: readonly Topic[];
}

interface WriteTerms extends Terms {
  /**
   * It moves money or grants something: under an idempotency key (header, or field `idempotency_key`) it is done once,
   * and answered alike whenever it is asked again (amendment M11).
   */
  takesKey?: boolean;
  changes?: readonly Topic[];
}

export interface Call extends ReadTerms, WriteTerms {
  /** "area.method", exactly as on the wire. */
  name: string;
  verb: 'GET' | 'POST';
}

/** What the caller passes and what the handler receives. */
export type Input<C extends Pick<Call, 'input'>> = z.output<C['input']>;
/** What the handler returns and what the caller receives. */
export type Output<C extends Pick<Call, 'output'>> = z.output<C['output']>;

export const get = <const Name extends string, const T extends ReadTerms>(name: Name, terms: T) =>
  ({ ...terms, name, verb: 'GET' }) as const;
export const post = <const Name extends string, const T extends WriteTerms>(name: Name, terms: T) =>
  ({ ...terms, name, verb: 'POST' }) as const;
