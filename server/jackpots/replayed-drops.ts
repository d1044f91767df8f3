// Computes where jackpots were bound to fall, from the seeds that are told since, and compares. Games are code, so no view
// can do it: it is part of rule L35.
import { verifyDrop } from '#games/jackpots/verify-drop.ts';
import type { JackpotTerms } from '#rules/jackpots.ts';
import type { Sql } from '../database/db.ts';
import type { Violation } from '../ledger/audit.ts';

interface DropRow {
  jackpot_id: number;
  cycle: number;
  trigger: number;
  measure_before: number;
  measure_after: number;
  commit: string;
  server_seed: string;
  terms: JackpotTerms;
  window_from: Date | null;
  window_to: Date | null;
}

export async function findOtherDrops(sql: Sql): Promise<Violation[]> {
  const rows = await sql<DropRow>`
    select win.jackpot_id, win.cycle, trigger, measure_before, measure_after, commit, server_seed, terms, window_from,
      window_to
    from jackpot_win as win
    join jackpot_cycle as cycle on cycle.jackpot_id = win.jackpot_id and cycle.number = win.cycle
    order by win.jackpot_id, win.cycle`;
  return rows.flatMap((row) => {
    const { window_from: from, window_to: to } = row;
    const window = from === null || to === null ? null : { from: from.getTime(), to: to.getTime() };
    const found = verifyDrop({
      cycle: { jackpot: row.jackpot_id, number: row.cycle, terms: row.terms, window },
      ...{ commit: row.commit, serverSeed: row.server_seed },
      ...{ before: row.measure_before, after: row.measure_after },
    });
    if (found.trigger === row.trigger && found.isReached) return [];
    return [
      {
        invariant: 'L35',
        rule: 'a jackpot did not fall where its seed says',
        subject: `jackpot ${row.jackpot_id}, cycle ${row.cycle}`,
        detail: `kept ${row.trigger}, computed ${found.trigger}`,
      },
    ];
  });
}
