// The largest bets on an event, with who placed them.
import type { Output } from '#contract/define.ts';
import type { trading } from '#contract/desk/trading.ts';
import type { Cents, Currency } from '#rules/money.ts';
import type { KeptPick } from '../../bets/bet-rows.ts';
import type { StaffContext } from '../desk-context.ts';
import { findMarket, namesOf } from './names.ts';
import { findEvent } from './traded-book.ts';

interface Row {
  id: string;
  created_at: Date;
  player_id: number;
  fakename: string;
  picks: readonly KeptPick[];
  odds_x1000: number;
  staked_cents: Cents;
  currency: Currency;
  status: string;
  count: number;
}

const SHOWN_MAX = 12;

export async function largeBets(
  id: number,
  find: string,
  { db, content }: StaffContext,
): Promise<Output<typeof trading.bets>> {
  const event = await findEvent(db.sql, id);
  const rows = await db.sql<Row>`
    select * from (
      select bet.id, bet.created_at, bet.player_id, fakename, picks, bet_leg.odds_x1000, staked_cents, bet.currency,
        bet.status, count(*) over ()::int as count
      from bet_leg join bet on bet.id = bet_id join player on player.id = bet.player_id
      where event_id = ${id} and bet.status <> 'refused'
        and (${find} in ('', bet.id, bet.player_id::text))
      order by staked_cents * euro_rate desc limit ${SHOWN_MAX}) largest
    order by created_at desc`;
  const names = namesOf(content, event);
  const saysOf = ({ market, outcome }: KeptPick) => {
    const found = findMarket(event.sport, market);
    return `${names.outcome(outcome, found?.type.code)}, ${found === undefined ? market : names.market(found)}`;
  };
  return {
    count: rows[0]?.count ?? 0,
    items: rows.map((row) => ({
      ...{ id: row.id, player: row.player_id, player_name: row.fakename, status: row.status },
      at: row.created_at.toISOString(),
      says: row.picks.map(saysOf).join(' + '),
      odds: row.odds_x1000,
      staked: { amount: row.staked_cents, currency: row.currency },
    })),
  };
}
