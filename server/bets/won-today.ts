// What the bets of a day have paid or may still pay to one person, over all of their accounts, in euro cents. Every bet stores
// the sum of what its player's bets of the day may pay at most. While these sums are far from the limit of a day, the limit of
// one bet is the lower of the two and the exact sum changes nothing; only a person near it has all bets of the day read.
import type { Cents } from '#rules/money.ts';
import type { ThresholdValues } from '#rules/thresholds.ts';
import type { Sql, Tx } from '../database/db.ts';
import type { BetRow } from './bet-rows.ts';
import type { PersonRisks } from './person-risk.ts';

const HOUR_MS = 3_600_000;

const startOfDay = (now: Date): Date => new Date(now.toISOString().slice(0, 10));

/** Sums go on past midnight for an hour: the clocks of two servers differ, and a sum may be too high but never too low. */
export const sumsSince = (now: Date): Date => new Date(startOfDay(now).getTime() - HOUR_MS);

/** Whether the limit of a day may be the lower one. Null: not all bets of the day have stored their sum. */
export const isNearDayLimit = (most: number | null, limits: ThresholdValues): boolean =>
  most === null || most > limits['bets-payout-day'] - limits['bets-payout'];

export async function sumWonToday(
  sql: Sql,
  playerIds: readonly number[],
  now: Date,
): Promise<Map<number, number>> {
  if (playerIds.length === 0) return new Map();
  const rows = await sql<{ player_id: number; won_cents: Cents }>`
    select player_id, won_cents from unnest(${playerIds}::bigint[]) as asked (player_id)
    cross join lateral (
      select coalesce(ceil(sum(euro_rate * case when settled_at is null then potential_cents + sold_cents
        else paid_cents + sold_cents end)), 0)::bigint as won_cents
      from bet where bet.created_at >= ${startOfDay(now)} and status <> 'refused' and bet.player_id = any(array(
        select other_id from linked_account where linked_account.player_id = asked.player_id
        union select asked.player_id))
    ) as today`;
  return new Map(rows.map(({ player_id, won_cents }) => [player_id, won_cents]));
}

interface DayRow {
  player_id: number;
  /** The sum that the player's newest bet has stored; null: not known. */
  own_day: number | null;
  /** Of all accounts of the person. */
  person_day: number | null;
}

interface Day {
  limits: ThresholdValues;
  /** Whose bets count together. */
  persons: Pick<PersonRisks, 'isSamePerson'>;
  now: Date;
}

/** Of the players of one group of bets, each of which is seen by the next. */
export class WonToday {
  readonly #won = new Map<number, number>();
  readonly #own = new Map<number, number>();
  readonly #persons: Day['persons'];

  private constructor(persons: Day['persons']) {
    this.#persons = persons;
  }

  /** Of players whose limit of the day is looked at in any case; nothing is known of their own sums. */
  static async loadExact(
    sql: Sql,
    playerIds: readonly number[],
    { persons, now }: Pick<Day, 'persons' | 'now'>,
  ): Promise<WonToday> {
    const won = new WonToday(persons);
    for (const [id, sum] of await sumWonToday(sql, [...new Set(playerIds)], now)) won.#won.set(id, sum);
    return won;
  }

  static async load(sql: Sql, rows: readonly DayRow[], { limits, persons, now }: Day): Promise<WonToday> {
    const won = new WonToday(persons);
    const isShared = ({ player_id: id }: DayRow) =>
      rows.some((other) => other.player_id !== id && persons.isSamePerson(id, other.player_id));
    const near = rows.filter((row) => isNearDayLimit(row.person_day, limits) || isShared(row));
    const exact = await sumWonToday(
      sql,
      near.map(({ player_id }) => player_id),
      now,
    );
    for (const { player_id: id, own_day, person_day } of rows) {
      won.#won.set(id, exact.get(id) ?? person_day!);
      won.#own.set(id, own_day ?? exact.get(id)!);
    }
    return won;
  }

  /** Exact where it may matter, and never too low. */
  of(playerId: number): number {
    return this.#won.get(playerId)!;
  }

  /** What the bet stores: never less than what this and the player's earlier bets of the day may pay. */
  sumWith(bet: PayableBet): number {
    return this.#own.get(bet.player_id)! + payableInEuros(bet);
  }

  add(bet: PayableBet): void {
    this.raise(bet.player_id, payableInEuros(bet));
  }

  /** Bets of this player may pay more, by so many euro cents. */
  raise(playerId: number, cents: number): void {
    for (const [id, won] of this.#won)
      if (id === playerId || this.#persons.isSamePerson(id, playerId)) this.#won.set(id, won + cents);
  }
}

type PayableBet = Pick<BetRow, 'player_id' | 'potential_cents' | 'euro_rate'>;

export const payableInEuros = ({ potential_cents, euro_rate }: PayableBet): number =>
  potential_cents * euro_rate;

/** Bets that may pay more than when they were placed. Their players are locked. */
export async function raiseDaySums(
  tx: Tx,
  raised: readonly { before: PayableBet; after: PayableBet }[],
): Promise<void> {
  if (raised.length === 0) return;
  await tx.sql`
    update bet set day_cents = day_cents + raised.cents
    from (
      select player_id, sum(cents) as cents from unnest(
        ${raised.map(({ before }) => before.player_id)}::bigint[],
        ${raised.map(({ before, after }) => payableInEuros(after) - payableInEuros(before))}::float8[]
      ) as bet (player_id, cents) group by player_id
    ) as raised
    where bet.player_id = raised.player_id
      and number = (select max(number) from bet as newest where newest.player_id = raised.player_id)`;
}
