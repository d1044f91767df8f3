import type { Cents } from '#rules/money.ts';
import type { Player } from '../context.ts';
import { lockPlayer, type Tx } from '../db.ts';
import { openPayment } from './payments.ts';

/** Money a tester gave stands in the history like any other deposit. The ledger's entry is the giver's to make. */
export async function keepGift(tx: Tx, { player, amount }: { player: Player; amount: Cents }): Promise<void> {
  await lockPlayer(tx, player.id);
  const [clock] = await tx.sql<{ now: Date }>`select now() as now`;
  const { now } = clock!;
  const wish = { playerId: player.id, type: 'deposit', method: 'sandbox', gateway: 'sandbox' } as const;
  await openPayment(tx, { ...wish, currency: player.currency, amount }, { steps: [{ state: 'paid' }], now });
}
