// Gives one player now what their period comes to so far: for the sandbox alone, and beside the rule it is taken from.
import { lockPlayer } from '../database/db.ts';
import { type ClosingTools, closeFor } from './close-period.ts';
import { listOpenPeriods, type OpenPeriod } from './open-periods.ts';

/** No operator's rule has it. */
const SANDBOX_RULE = 0;

/** False where no cashback is under way. */
export const closeForOne = (player: number, { db, ...tools }: ClosingTools): Promise<boolean> =>
  db.atomically(async (tx) => {
    await lockPlayer(tx, player);
    const [open] = await listOpenPeriods(tx.sql);
    if (open === undefined) return false;
    const [period] = await tx.sql<OpenPeriod>`
      insert into cashback_period (rule, starts_at, ends_at, terms, closed_at)
      select ${SANDBOX_RULE}, greatest(${open.starts_at}::timestamptz, max(ends_at)),
        ${tools.now}::timestamptz + interval '1 ms', ${JSON.stringify(open.terms)}::text::jsonb, ${tools.now}
      from cashback_period where rule = ${SANDBOX_RULE}
      returning rule, starts_at, ends_at, terms`;
    await closeFor(tx, [player], period!, { db, ...tools });
    return true;
  });
