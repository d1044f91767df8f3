// Jackpots for tests: begun as a server begins them, counted and paid as a running one does.
import type { Product } from '#server/calls/product.ts';
import { houseContext } from '#server/calls/product.ts';
import { readSome } from '#server/facts/read-facts.ts';
import { jackpotsReader } from '#server/jackpots/count-rounds.ts';
import { forceDrop } from '#server/jackpots/force-drop.ts';
import { keepJackpots } from '#server/jackpots/keep-jackpots.ts';
import { jackpotsPaid } from '#server/jackpots/pay-wins.ts';
import { factsReadable } from './facts.ts';

type House = Pick<Product, 'db' | 'bus' | 'clock' | 'content' | 'vault'>;

export const beginJackpots = (product: Product): Promise<void> =>
  keepJackpots({ ...houseContext(product), bus: product.bus });

export const forceJackpot = ({ db, vault, clock }: House, jackpot: number): Promise<boolean> =>
  db.atomically((tx) => forceDrop(tx, jackpot, { vault, now: clock.now() }));

/** Until all that was played is counted; what was won is paid by `payJackpots`. */
export async function countJackpots(product: House): Promise<void> {
  await factsReadable(product.db);
  while (((await readSome(product.db, jackpotsReader(product), 1_000))?.taken ?? 0) > 0);
}

/** As often as a task may be done. */
export async function payJackpots(product: House, times = 1): Promise<void> {
  const worker = jackpotsPaid(product);
  const due = await product.db.sql<{ payload: object }>`select payload from task where name = ${worker.name}`;
  for (const { payload } of due)
    for (let time = 0; time < times; time++) {
      const effect = await worker.run(payload, AbortSignal.timeout(10_000));
      await product.db.atomically(effect!);
    }
}
