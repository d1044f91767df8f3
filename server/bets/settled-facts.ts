// What is told of bets that have ended. One that is settled anew is told twice more: that it is not what it was, and what it
// is; so whoever adds up comes to what holds.
import { cents } from '#rules/money.ts';
import type { Sql } from '../database/db.ts';
import type { NewFact } from '../facts/facts.ts';
import { betSettled, settledState } from './bet-facts.ts';
import type { KeptBet } from './bet-rows.ts';

export function settledFacts(before: KeptBet, after: KeptBet, isOpposed: boolean, now: Date): NewFact[] {
  const [was, is] = [settledState(before), settledState(after)];
  if (was === is && before.paid_cents === after.paid_cents) return [];
  const staked = cents(after.staked_cents - after.sold_stake_cents);
  return [
    ...(was === null
      ? []
      : [
          betSettled(
            before,
            { staked: cents(-staked), paid: cents(-before.paid_cents), state: was, isOpposed },
            now,
          ),
        ]),
    ...(is === null
      ? []
      : [betSettled(after, { staked, paid: after.paid_cents, state: is, isOpposed }, now)]),
  ];
}

/**
 * Of these, those whose player has bet on another outcome of the same market: together they risk little, and count nothing
 * for a bonus. Asked only of players who have one.
 */
export async function findOpposed(sql: Sql, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await sql<{ bet_id: string }>`
    select distinct mine.bet_id from bet_leg as mine
    join bonus on bonus.player_id = mine.player_id and product = 'betting' and bonus.state in ('active', 'expiring')
    join bet_leg as other on other.event_id = mine.event_id and other.player_id = mine.player_id
      and other.bet_id <> mine.bet_id and other.picks -> 0 ->> 'market' = mine.picks -> 0 ->> 'market'
      and other.picks -> 0 ->> 'outcome' <> mine.picks -> 0 ->> 'outcome'
    join bet on bet.id = other.bet_id and bet.status not in ('refused', 'returned', 'cancelled')
    where mine.bet_id = any(${ids}::text[])`;
  return new Set(rows.map(({ bet_id }) => bet_id));
}
