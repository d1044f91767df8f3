// Another currency for a player, and with it for what they have set in the old one.
import { Refusal } from '#contract/refusals.ts';
import type { Rates } from '#rules/exchange.ts';
import type { Currency } from '#rules/money.ts';
import { CORRECTED_WITHIN_HOURS } from '#sports/settle/ending-rules.ts';
import { isRestricted, lockPlayer, type Tx } from '../database/db.ts';
import { carryPlayLimitsOver } from '../protection/play-limits.ts';
import { carryLimitOver, currencyOf } from './deposit-limits.ts';

/** A studio may pay a win so long after its round was over. */
const LATE_WINS_MS = 86_400_000;
/** And what a bet came to may be corrected so long after it was settled. */
const CORRECTED_MS = CORRECTED_WITHIN_HOURS * 3_600_000;

/** The purse itself refuses while it holds anything, and a deposit while it is under way. */
export async function changeCurrency(
  tx: Tx,
  id: number,
  { currency, rates, now }: { currency: Currency; rates: Rates; now: Date },
): Promise<void> {
  await lockPlayer(tx, id);
  const from = await currencyOf(tx.sql, id);
  if (from === currency) return;
  if (await mayBePaid(tx, id, now)) throw new Refusal('InvalidRequest');
  try {
    await tx.sql`update player set currency = ${currency} where id = ${id}`;
  } catch (error) {
    throw isRestricted(error) ? new Refusal('InvalidRequest') : error;
  }
  await carryLimitOver(tx, id, { from, to: currency, rates });
  await carryPlayLimitsOver(tx, id, { from, to: currency, rates });
}

/** What a round or a bet wins, and what a bonus in play comes to, is paid in the currency it was staked or given in. */
async function mayBePaid({ sql }: Tx, id: number, now: Date): Promise<boolean> {
  const [row] = await sql<{ may: boolean }>`
    select exists (
      select from round where player_id = ${id} and (state = 'open' or studio is not null and ended_at > ${new Date(now.getTime() - LATE_WINS_MS)})
    ) or exists (
      select from bet
      where player_id = ${id} and (status in ('delayed', 'open') or settled_at > ${new Date(now.getTime() - CORRECTED_MS)})
    ) or exists (select from bonus where player_id = ${id} and state in ('active', 'expiring')) as may`;
  return row!.may;
}
