// What a batch is given to do.
import type { Tx } from '../database/db.ts';

export type Outcome<Done> = { done: Done } | { refused: unknown };

export type Name = string | number;

export interface BatchWork<Asked, Done> {
  /** No two that share a name go together: the second must see what the first has done. */
  namesOf(asked: Asked): readonly Name[];
  /** What is one owner's may go together, in the order in which it came, and is never overtaken by what came later. */
  ownerOf?(asked: Asked): Name;
  /**
   * An outcome for each, in order. What it throws is thrown for whoever it was when they are tried one by one. Asked for
   * the same again, it locks what it locked before and then answers what it answered before: the answer to COMMIT may
   * have been lost.
   *
   * Unless `isPatient`, it may call one 'busy' and do nothing for it: another transaction has what it needs. That one
   * then waits apart, and holds up nobody but its owner.
   */
  doAll(tx: Tx, group: readonly Asked[], terms: GroupTerms): Promise<readonly (Outcome<Done> | 'busy')[]>;
}

export interface GroupTerms {
  isPatient: boolean;
}
