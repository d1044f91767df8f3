// What offers ask about players, for many of them in one question each.

import type { Cents, Currency } from '#rules/money.ts';
import type { OfferPlayer, OfferStanding } from '#rules/offers/eligibility.ts';
import type { Sql } from '../database/db.ts';
import { mayBeGiven } from '../rewards/may-be-given.ts';

interface PlayerRow {
  id: number;
  country_code: string;
  currency: Currency;
  reg_time: Date;
  is_verified: boolean;
  has_contact: boolean;
  level: number;
  deposits: number;
}

export type AboutPlayer = OfferPlayer & { currency: Currency };

export async function aboutPlayers(
  sql: Sql,
  playerIds: readonly number[],
  now: Date,
): Promise<Map<number, AboutPlayer>> {
  const [rows, allowed] = await Promise.all([
    sql<PlayerRow>`
      select player.id, country_code, currency, reg_time, is_verified,
        exists (select from contact where player_id = player.id and is_confirmed) as has_contact,
        coalesce((select max(level) from loyalty_level_up where player_id = player.id), 1)::int as level,
        (select count(*)::int from payment
          where payment.player_id = player.id and type = 'deposit' and state = 'paid') as deposits
      from player where player.id = any(${playerIds}::bigint[])`,
    mayBeGiven(sql, playerIds, now),
  ]);
  return new Map(
    rows.map((row) => [
      row.id,
      {
        country: row.country_code,
        currency: row.currency,
        registeredAt: row.reg_time,
        level: row.level,
        deposits: row.deposits,
        hasContact: row.has_contact,
        isVerified: row.is_verified,
        isBarred: !allowed.has(row.id),
      },
    ]),
  );
}

/** Whoever is not here yet would come as somebody new. */
export const guestAbout = (now: Date): OfferPlayer => ({
  country: null,
  currency: null,
  registeredAt: now,
  level: 1,
  deposits: 0,
  hasContact: false,
  isVerified: false,
  isBarred: false,
});

export interface Standing extends OfferStanding {
  reservedUntil: Date | null;
}

export const noStanding: Standing = {
  taken: 0,
  isTakenByPerson: false,
  isOpened: false,
  isGone: false,
  reservedUntil: null,
};

const DAY_MS = 86_400_000;

/** Whether they have lost on balance within a day: then nothing is held out to them. */
export async function hasLost(sql: Sql, playerId: number, now: Date): Promise<boolean> {
  const [row] = await sql<{ lost_cents: Cents }>`
    select coalesce(sum(staked_cents - paid_cents), 0)::bigint as lost_cents from round
    where player_id = ${playerId} and started_at > ${new Date(now.getTime() - DAY_MS)} and state <> 'void'
      and pack_id is null`;
  return row!.lost_cents > 0;
}
