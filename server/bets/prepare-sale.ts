// What a sale would make of a bet and of the operator's risk. Selling a bet back changes what its events may lose: one that
// balances others makes their worst case worse, and then the caps of event, league, person and book hold as for a new bet.
import { Refusal } from '#contract/refusals.ts';
import type { Cents } from '#rules/money.ts';
import type { PayingBonus } from '../bonuses/paying-bonus.ts';
import type { EventRecord } from '../book/event-rows.ts';
import { type Tx, together } from '../database/db.ts';
import type { KeptBet } from './bet-rows.ts';
import { loadPersonRisks } from './person-risk.ts';
import { receivedOf } from './received.ts';
import { atScores, loadRisks, type RiskBook } from './risk-book.ts';
import type { RiskCaps } from './risk-changes.ts';
import { capsOf, RiskRoom } from './risk-limits.ts';
import { soldBet } from './sold-bet.ts';

export interface PreparedSale {
  before: KeptBet;
  after: KeptBet;
  paid: Cents;
  /** Of it, by the player. */
  received: Cents;
  /** False: what the operator may lose at worst would be more than it may, and more than it is. */
  isAllowed: boolean;
  risks: RiskBook;
  caps: RiskCaps['caps'];
}

interface Sold {
  bet: KeptBet;
  events: readonly EventRecord[];
  isBonusInPlay: PayingBonus;
  /** For all of it. */
  amount: Cents;
  percent: number;
}

/** The caller has locked the player, their person and the liability of these events, and holds the events. */
export async function prepareSale(
  tx: Tx,
  { bet, events, isBonusInPlay, amount, percent }: Sold,
  now: Date,
): Promise<PreparedSale> {
  const { after, paid } = soldBet(bet, amount, percent, now);
  if (paid === 0) throw new Refusal('CashOutClosed');
  const ids = events.map(({ id }) => id);
  const [loaded, persons] = await together(
    loadRisks(tx.sql, ids),
    loadPersonRisks(
      tx.sql,
      ids.map((eventId) => ({ playerId: bet.player_id, eventId })),
    ),
  );
  const risks = atScores(loaded, events);
  const isAllowed = new RiskRoom(risks, persons).isChangeWithinCaps(
    bet.player_id,
    { before: bet.legs, after: after.legs },
    new Map(events.map((event) => [event.id, event])),
  );
  const received = receivedOf(bet, paid, isBonusInPlay);
  return { before: bet, after, paid, received, isAllowed, risks, caps: capsOf(events, risks.limits) };
}
