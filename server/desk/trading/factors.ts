// How much of the usual limits a player gets: for those who always know more than the price, less; for those who ask for
// more and may have it, more. Never nothing, and never without a reason.
import { pageOf } from '#contract/desk/fields.ts';
import type { BettorFactor } from '#contract/desk/trading-shapes.ts';
import { Refusal } from '#contract/refusals.ts';
import type { Cents, Currency } from '#rules/money.ts';
import type { Content } from '../../content/content.ts';
import type { Sql, Tx } from '../../database/db.ts';
import {
  type NoticeContext,
  notifyStakesLimited,
  stakesLimitedText,
} from '../../players/restriction-notices.ts';

interface FactorRow {
  id: number;
  name: string;
  factor: number;
  reason: string;
  set_by: string;
  set_at: Date;
  currency: Currency;
  staked_cents: Cents;
  paid_cents: Cents;
}

interface Wish {
  after: number | null;
  count: number;
  player: number | null;
}

/** By the player's number, the highest first; with what they have staked and got back, of bets that are settled. */
export async function listFactors(sql: Sql, { after, count, player }: Wish, content: Content) {
  const rows = await sql<FactorRow>`
    select player_id as id, fakename as name, factor::float8 as factor, reason, set_by, set_at, player.currency,
      coalesce(sums.staked, 0)::bigint as staked_cents, coalesce(sums.paid, 0)::bigint as paid_cents
    from bettor_factor join player on player.id = player_id left join lateral (
      select sum(staked_cents) as staked, sum(paid_cents + sold_cents) as paid from bet
      where bet.player_id = bettor_factor.player_id and status in ('won', 'lost', 'partial', 'cashed_out')) sums on true
    where (${after}::bigint is null or player_id < ${after}) and (${player}::bigint is null or player_id = ${player})
    order by player_id desc limit ${count + 1}`;
  const page = pageOf(rows, count);
  return { ...page, items: page.items.map((row) => asFactor(row, content)) };
}

const asFactor = (
  { staked_cents, paid_cents, currency, set_at, ...row }: FactorRow,
  content: Content,
): BettorFactor => ({
  ...row,
  set_at: set_at.toISOString(),
  notice: row.factor < 1 ? stakesLimitedText(content, { factor: row.factor, since: set_at }) : null,
  staked: { amount: staked_cents, currency },
  paid: { amount: paid_cents, currency },
});

interface NewFactor {
  player: number;
  factor: number;
  reason: string;
}

/** What the player has instead of the usual limits, locked. */
export async function findFactor(sql: Sql, player: number) {
  const [row] = await sql<{ factor: number; reason: string }>`
    select factor::float8 as factor, reason from bettor_factor where player_id = ${player} for update`;
  return row;
}

/**
 * More than the usual needs a second person: limit-raise.ts. Less than before is sent to the player each time, and the
 * audit log keeps to how many contacts.
 */
export async function storeFactor(
  tx: Tx,
  { player, factor, reason }: NewFactor,
  by: { name: string },
  ctx: NoticeContext,
) {
  const before = await findFactor(tx.sql, player);
  if (factor === 1) await tx.sql`delete from bettor_factor where player_id = ${player}`;
  else
    await tx.sql`
      insert into bettor_factor (player_id, factor, reason, set_by, set_at)
      values (${player}, ${factor}, ${reason}, ${by.name}, ${ctx.now})
      on conflict (player_id) do update set factor = excluded.factor, reason = excluded.reason,
        set_by = excluded.set_by, set_at = excluded.set_at`;
  const isCut = factor < Math.min(1, before?.factor ?? 1);
  const notified = isCut ? await notifyStakesLimited(tx, player, factor, ctx) : undefined;
  return {
    before: before ?? { factor: 1 },
    after: { factor, reason, ...(notified !== undefined && { notified }) },
  };
}

/** Holds the player, so that two traders at once see each other's factor. */
export async function lockBettor(tx: Tx, player: number): Promise<void> {
  const [known] = await tx.sql<{ id: number }>`select id from player where id = ${player} for no key update`;
  if (known === undefined)
    throw new Refusal('InvalidParameter', { invalid_parameters: { player: ['unknown'] } });
}
