// Another currency for a player, and with it for what they have set in the old one.
import { Refusal } from '#contract/refusals.ts';
import type { Rates } from '#rules/exchange.ts';
import type { Currency } from '#rules/money.ts';
import { isRestricted, lockPlayer, type Tx } from '../database/db.ts';
import { carryPlayLimitsOver } from '../protection/play-limits.ts';
import { carryLimitOver, currencyOf } from './deposit-limits.ts';

/** The purse itself refuses while it holds anything; see migrations/0002-players.sql. */
export async function changeCurrency(
  tx: Tx,
  id: number,
  { currency, rates }: { currency: Currency; rates: Rates },
): Promise<void> {
  await lockPlayer(tx, id);
  const from = await currencyOf(tx.sql, id);
  if (from === currency) return;
  try {
    await tx.sql`update player set currency = ${currency} where id = ${id}`;
  } catch (error) {
    throw isRestricted(error) ? new Refusal('InvalidRequest') : error;
  }
  await carryLimitOver(tx, id, { from, to: currency, rates });
  await carryPlayLimitsOver(tx, id, { from, to: currency, rates });
}
