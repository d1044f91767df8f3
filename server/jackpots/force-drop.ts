// Makes a jackpot fall with the next bet that counts: for the sandbox alone. Nothing of its promise is touched; the house
// puts in what the pot lacks to its trigger, sells the tickets before the winning one to nobody, or lets the window begin
// earlier.
import { wonCents } from '#rules/jackpots.ts';
import type { Vault } from '../at-rest/vault.ts';
import type { Tx } from '../database/db.ts';
import { record } from '../ledger/record.ts';
import { drawHex } from '../plumbing/chance.ts';
import { type CycleRow, keepCycles, listUnderWay, lockJackpots } from './cycles.ts';
import { movesOf } from './keep-tallies.ts';
import { triggerIn } from './tally.ts';

/** False where it has no cycle under way. */
export async function forceDrop(
  tx: Tx,
  jackpot: number,
  { vault, now }: { vault: Vault; now: Date },
): Promise<boolean> {
  await lockJackpots(tx);
  const cycle = (await listUnderWay(tx)).find(
    ({ jackpot_id, state }) => jackpot_id === jackpot && state === 'open',
  );
  if (cycle === undefined) return false;
  const ripe = ripened(cycle, triggerIn(cycle, vault), now.getTime());
  await keepCycles(tx, [ripe]);
  const put = wonCents(ripe.pot_micros) - wonCents(cycle.pot_micros);
  if (ripe.pot_micros > cycle.pot_micros)
    await tx.sql`
      update jackpot_cycle set forced_micros = forced_micros + ${ripe.pot_micros - cycle.pot_micros}::bigint
      where jackpot_id = ${jackpot} and number = ${cycle.number}`;
  if (put > 0)
    await record(tx, {
      key: `jackpot:${jackpot}:${cycle.number}:forced:${drawHex(6)}`,
      reason: 'jackpot.funded',
      moves: movesOf(jackpot, { pot: 0, reserve: 0, seedReserve: 0, seedHouse: put }),
    });
  return true;
}

function ripened(cycle: CycleRow, trigger: number, now: number): CycleRow {
  switch (cycle.terms!.kind) {
    case 'by-value':
      return { ...cycle, pot_micros: Math.max(cycle.pot_micros, trigger - 1) };
    case 'by-time': {
      const earlier = Math.max(0, trigger - now);
      const moved = (at: Date) => new Date(at.getTime() - earlier);
      return { ...cycle, window_from: moved(cycle.window_from!), window_to: moved(cycle.window_to!) };
    }
    default:
      return { ...cycle, tickets: Math.max(cycle.tickets, trigger - 1) };
  }
}
