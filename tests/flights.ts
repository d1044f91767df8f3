// Shared flights whose end a test knows before they have begun.
import { findChainOf, seedAt } from '#server/fairness/seed-chains.ts';
import { sharedSteps } from '#server/tables/shared-outcome.ts';
import type { TableHouse } from './table-house.ts';

export interface Flight {
  id: number;
  /** In hundredths of the stake. */
  bust: number;
  seed: string;
}

/** Bets are open on the next flight that goes so far, and no further. Those before it are flown without bets. */
export async function untilFlight(house: TableHouse, least: number, most: number): Promise<Flight> {
  for (;;) {
    const round = await house.until('open');
    const seed = seedAt(await findChainOf(house.sql, round.chain_id), round.position, house.product.vault);
    const bust = sharedSteps(round, seed)[0]!['atX100'] as number;
    if (bust >= least && bust <= most) return { id: round.id, bust, seed };
    await house.end();
    house.pass(house.table.restsMs);
  }
}
