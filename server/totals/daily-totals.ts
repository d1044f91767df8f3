// What the house took in, paid out and gained in players on each day of UTC: the operator's first look in the morning.
import { type Cents, cents, ZERO } from '#rules/money.ts';
import type { Sql } from '../database/db.ts';
import type { Fact } from '../facts/facts.ts';
import type { Reader } from '../facts/read-facts.ts';

export const dailyTotals: Reader = {
  name: 'daily-totals',
  reads: [
    'player.registered',
    'player.signed_in',
    'deposit.settled',
    'withdrawal.requested',
    'withdrawal.paid',
    'withdrawal.returned',
    'round.settled',
    'bet.settled',
  ],
  async read({ sql }, facts) {
    await sql`
      insert into daily_total (day, name, currency, count, cents)
      select (at at time zone 'UTC')::date, name, currency, count(*), sum(cents)
      from unnest(${facts.map(({ at }) => at)}::timestamptz[], ${facts.map(({ name }) => name)}::text[],
        ${facts.map((fact) => moneyOf(fact).currency)}::text[], ${facts.map((fact) => moneyOf(fact).amount)}::bigint[]
      ) as fact (at, name, currency, cents)
      group by 1, 2, 3
      on conflict (day, name, currency)
      do update set count = daily_total.count + excluded.count, cents = daily_total.cents + excluded.cents`;
  },
  /** Days whose facts are gone stay as they were counted: a day is kept or dropped whole, with its month. */
  async forget({ sql }) {
    await sql`
      delete from daily_total where day in (select distinct (at at time zone 'UTC')::date from fact)`;
  },
};

function moneyOf(fact: Fact): { currency: string; amount: Cents } {
  if (fact.name === 'round.settled' || fact.name === 'bet.settled')
    return { currency: fact.data.currency, amount: ownStake(fact) };
  const { data } = fact;
  return 'amount' in data ? data : { currency: '', amount: ZERO };
}

/** Of the player's own money and at risk: neither what the operator paid, nor what lay on opposite sides or came back. */
function ownStake(fact: Extract<Fact, { name: 'round.settled' | 'bet.settled' }>): Cents {
  const { staked, stakedBonus } = fact.data;
  if (fact.name === 'bet.settled') return fact.data.state === 'void' ? ZERO : cents(staked - stakedBonus);
  const { pack, opposed = ZERO } = fact.data;
  return pack === undefined ? cents(Math.max(0, staked - stakedBonus - opposed)) : ZERO;
}

export interface DailyTotal {
  day: string;
  name: string;
  currency: string;
  count: number;
  cents: Cents;
}

/** Of these days, the first and the last included, as "2026-11-16". */
export const listTotals = (sql: Sql, from: string, to: string): Promise<DailyTotal[]> => sql<DailyTotal>`
  select to_char(day, 'YYYY-MM-DD') as day, name, currency, count, cents from daily_total
  where day between ${from}::date and ${to}::date order by daily_total.day desc, name, currency`;
