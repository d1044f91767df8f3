// Ends what its player has left open: by the decision the game states for it, or by giving the stake back.

import { definitionWith } from '#games/definitions/former.ts';
import { kindOf } from '#games/kinds/kinds.ts';
import type { Vault } from '../at-rest/vault.ts';
import { type Db, lockPlayer, type Tx } from '../database/db.ts';
import { type Worker, workerOf } from '../jobs/tasks.ts';
import type { Clock } from '../plumbing/clock.ts';
import { absentTask } from './absent-task.ts';
import { giveBack, goOn } from './go-on.ts';
import { replay } from './played.ts';
import { findRound, type SeededRow } from './round-rows.ts';

const AT_ONCE = 4;

interface Tools {
  db: Db;
  clock: Clock;
  vault: Vault;
}

export const absentEnded = ({ db, clock, vault }: Tools): Worker =>
  workerOf(absentTask, {
    width: AT_ONCE,
    async run({ player, round }) {
      const found = await findRound(db.sql, player, round);
      if (found?.state !== 'open') return undefined;
      return async (tx) => {
        await lockPlayer(tx, player);
        const row = await findRound(tx.sql, player, round);
        await end(tx, row!, { vault, now: clock.now() });
      };
    },
  });

async function end(tx: Tx, left: SeededRow, terms: { vault: Vault; now: Date }): Promise<void> {
  const definition = definitionWith(left.game, left.definition);
  // People end it: what it would come to nobody can say.
  if (definition === undefined) throw new Error(`no definition ${left.definition} of ${left.game}`);
  let row = left;
  while (row.state === 'open') {
    const decision = kindOf(definition).absent(replay(row, terms.vault), definition.figures, row.bet);
    if (decision === 'void') return giveBack(tx, row, terms.now);
    ({ row } = await goOn(tx, row, decision, { ...terms, payer: null }));
  }
}
