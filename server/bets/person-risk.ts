// What one person may win on an event: all bets of a player share one cap with those of accounts that seem to be theirs. A
// shared browser is enough, because what depends on it is a limit and no exclusion.
import type { Sport } from '#sports/markets/market.ts';
import { EventRisk } from '#sports/risk/event-risk.ts';
import type { Sql, Tx } from '../database/db.ts';
import { type LiableLeg, riskLeg } from './risk-book.ts';

interface PersonRow extends Omit<LiableLeg, 'event_id'> {
  player_id: number;
  account: number;
  factor: number;
  /** Null: this account has no open bet on any of the events. */
  event_id: number | null;
}

/** The accounts of persons, and what their open bets are worth in every scenario of the events that they bet on. */
export class PersonRisks {
  #accounts = new Map<number, Set<number>>();
  #factors = new Map<number, number>();
  #legs = new Map<string, LiableLeg[]>();

  constructor(rows: readonly PersonRow[] = []) {
    for (const { player_id: id, account, factor, event_id, ...leg } of rows) {
      this.#accounts.set(id, (this.#accounts.get(id) ?? new Set()).add(account));
      this.#factors.set(id, Math.min(this.#factors.get(id) ?? factor, factor));
      if (event_id !== null) this.#add(id, { ...leg, event_id });
    }
  }

  #add(playerId: number, leg: LiableLeg): void {
    const key = `${playerId} ${leg.event_id}`;
    this.#legs.set(key, [...(this.#legs.get(key) ?? []), leg]);
  }

  isSamePerson(playerId: number, otherId: number): boolean {
    return this.#accounts.get(playerId)?.has(otherId) ?? false;
  }

  /** The lowest of the person's accounts: a second account wins no more than the first may. */
  factorOf(playerId: number): number {
    return this.#factors.get(playerId) ?? 1;
  }

  withUsualFactors(): PersonRisks {
    const usual = new PersonRisks();
    usual.#accounts = this.#accounts;
    usual.#factors = new Map([...this.#factors].map(([id, factor]) => [id, Math.max(1, factor)]));
    usual.#legs = this.#legs;
    return usual;
  }

  /** Never less than what the person may win on the event. */
  owedTo(playerId: number, eventId: number): number {
    const legs = this.#legs.get(`${playerId} ${eventId}`) ?? [];
    return legs.reduce((sum, { owed_cents }) => sum + owed_cents, 0);
  }

  riskOf(playerId: number, event: { id: number; sport: Sport }): EventRisk {
    const legs = this.#legs.get(`${playerId} ${event.id}`) ?? [];
    return new EventRisk(event.sport).with(legs.map(riskLeg));
  }

  /** The next bet of the same person sees these legs. */
  take(playerId: number, legs: readonly LiableLeg[]): void {
    for (const [id, accounts] of this.#accounts)
      if (accounts.has(playerId)) for (const leg of legs) this.#add(id, leg);
  }
}

/** Two bets of one person are never judged at once, so that the caps of a day hold too. After the players are locked. */
export async function lockPersons(tx: Tx, playerIds: readonly number[]): Promise<void> {
  await tx.sql`
    select pg_advisory_xact_lock('linked_account'::regclass::int, hash) from (
      select hashint8(player_id) as hash from linked_account where player_id = any(${playerIds}::bigint[])
      union select hashint8(other_id) from linked_account where player_id = any(${playerIds}::bigint[])
      order by hash) as ordered`;
}

/** Of the pairs of a player and an event that are asked for. Equal legs are summed, so that many small bets cost little. */
export async function loadPersonRisks(
  sql: Sql,
  pairs: readonly { playerId: number; eventId: number }[],
): Promise<PersonRisks> {
  if (pairs.length === 0) return new PersonRisks();
  const rows = await sql<PersonRow>`
    with pair as (
      select distinct player_id, event_id from unnest(
        ${pairs.map(({ playerId }) => playerId)}::bigint[], ${pairs.map(({ eventId }) => eventId)}::bigint[]
      ) as pair (player_id, event_id)),
    account as materialized (
      select player_id, player_id as id from pair
      union select player_id, other_id from linked_account
        where player_id = any(${[...new Set(pairs.map(({ playerId }) => playerId))]}::bigint[])),
    leg as (
      select account.player_id, account.id, leg.event_id, picks, odds_x1000, score, sum(owed_cents)::bigint as owed_cents,
        sum(at_stake_cents)::bigint as at_stake_cents
      from pair join account using (player_id)
      join bet_leg as leg on leg.event_id = pair.event_id and leg.player_id = account.id
        and (owed_cents > 0 or at_stake_cents > 0)
      group by account.player_id, account.id, leg.event_id, picks, odds_x1000, score)
    select account.player_id, account.id as account, coalesce(factor, 1)::float8 as factor, event_id, picks, odds_x1000,
      score, owed_cents, at_stake_cents
    from account left join bettor_factor on bettor_factor.player_id = account.id
    left join leg on leg.player_id = account.player_id and leg.id = account.id`;
  return new PersonRisks(rows);
}
