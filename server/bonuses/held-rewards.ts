// Promised rewards that wait for a budget, or for staff to reopen their kind: players see them until they are given.
import type { HeldReward } from '#contract/bonuses.ts';
import type { Cents, Currency } from '#rules/money.ts';
import type { Sql, Tx } from '../database/db.ts';
import { tellAll } from '../live/outbox.ts';
import { bonusesChanged } from './change-bonuses.ts';

export interface Held {
  playerId: number;
  key: string;
  giver: HeldReward['giver'];
  kind: NonNullable<HeldReward['kind']>;
  currency: Currency;
  /** Null for coins and free spins, which have a count. */
  cents: Cents | null;
  count: number | null;
  /** What is to be given, as its giver needs it. */
  given: object;
}

export async function holdReward(tx: Tx, held: Held, now: Date): Promise<void> {
  const { playerId, key, giver, kind, currency, cents, count, given } = held;
  await tx.sql`
    insert into held_reward (player_id, key, giver, kind, currency, cents, count, held_since, given)
    values (${playerId}, ${key}, ${giver}, ${kind}, ${currency}, ${cents}, ${count}, ${now},
      ${JSON.stringify(given)}::text::jsonb)
    on conflict do nothing`;
  await tellAll(tx, [bonusesChanged(playerId)]);
}

/** What is to be given now; undefined where it was given before. */
export async function takeHeld(tx: Tx, playerId: number, key: string): Promise<object | undefined> {
  const [held] = await tx.sql<{ given: object }>`
    delete from held_reward where player_id = ${playerId} and key = ${key} returning given`;
  if (held !== undefined) await tellAll(tx, [bonusesChanged(playerId)]);
  return held?.given;
}

interface HeldRow {
  giver: HeldReward['giver'];
  kind: HeldReward['kind'];
  currency: Currency;
  cents: Cents | null;
  count: number | null;
}

const SHOWN = 50;

/** With offers of which a reward is still to come. The earliest first. */
export async function listHeld(sql: Sql, playerId: number): Promise<HeldReward[]> {
  const rows = await sql<HeldRow>`
    select giver, kind, currency, cents, count, held_since from held_reward where player_id = ${playerId}
    union all
    select 'offer', null, currency, null, null, created_at from offer_claim
    where player_id = ${playerId} and state = 'partial' and reason = 'RewardUnavailable'
    order by held_since limit ${SHOWN}`;
  return rows.map(({ giver, kind, currency, cents, count }) => ({
    ...{ giver, kind, count },
    amount: cents === null ? null : { amount: cents, currency },
  }));
}
