// One group of a batch: done in one transaction, and each of it answered.

import type { Db, Tx } from '../database/db.ts';
import { isOutage, OutcomeUnknown } from '../plumbing/outage.ts';
import { type Patience, untilKnown } from '../plumbing/until-known.ts';
import type { Ticket, Turns } from './turns.ts';
import type { BatchWork, GroupTerms, Outcome } from './work.ts';

interface Tools<Asked, Done> {
  db: Db;
  work: BatchWork<Asked, Done>;
  turns: Turns<Asked, Done>;
  patience: Patience;
}

interface AnswerTerms extends GroupTerms {
  /** The last of the group is on its way, and all that is left is to wait for the disk. */
  onLast?: () => void;
}

/** Everybody of a group is answered, whatever happens, but for those who wait apart from then on. */
export function answerer<Asked, Done>({ db, work, turns, patience }: Tools<Asked, Done>) {
  type Group = readonly Ticket<Asked, Done>[];
  return answer;

  async function answer(group: Group, terms: AnswerTerms): Promise<void> {
    const asked = group.map((ticket) => ticket.asked);
    let outcomes: readonly (Outcome<Done> | 'busy')[];
    try {
      outcomes = await untilKnown(() => doAll(asked, terms), patience);
    } catch (error) {
      return answerOneByOne(group, error, terms);
    }
    for (const [at, ticket] of group.entries()) {
      const outcome = outcomes[at]!;
      if (outcome === 'busy') turns.setApart(ticket);
      else if ('done' in outcome) ticket.resolve(outcome.done);
      else ticket.reject(outcome.refused);
    }
  }

  function doAll(
    asked: readonly Asked[],
    { onLast, ...terms }: AnswerTerms,
  ): Promise<readonly (Outcome<Done> | 'busy')[]> {
    return db.atomically(async (tx) => {
      const outcomes = await work.doAll(onLast === undefined ? tx : heard(tx, onLast), asked, terms);
      if (asked.some((_, at) => outcomes[at] === undefined))
        throw new Error('not everybody of a group was given an outcome');
      if (terms.isPatient && outcomes.includes('busy'))
        throw new Error('somebody who was to be waited for was called busy');
      return outcomes;
    });
  }

  /** The database undid all of it because of one: alone, each gets its own answer. What nobody knows is told as that. */
  async function answerOneByOne(group: Group, error: unknown, terms: AnswerTerms): Promise<void> {
    const isForAll = group.length === 1 || error instanceof OutcomeUnknown || isOutage(error);
    if (isForAll) for (const { reject } of group) reject(error);
    else
      for (const ticket of group) {
        if (turns.refuseLate(ticket)) continue;
        if (turns.isApart(ticket)) turns.setApart(ticket);
        else await answer([ticket], terms);
      }
  }
}

const heard = (tx: Tx, onLast: () => void): Tx => ({
  ...tx,
  lastly(statements, send) {
    const answer = tx.lastly(statements, send);
    onLast();
    return answer;
  },
});
