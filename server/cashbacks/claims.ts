// What becomes of a cashback: taken, given up, or not taken in time. Each of them once.
import { Refusal } from '#contract/refusals.ts';
import type { Rates } from '#rules/exchange.ts';
import type { Context, Player } from '../calls/context.ts';
import { atomicallyOnce } from '../calls/idempotency.ts';
import { ratesOf } from '../content/rates.ts';
import { type Db, lockPlayer, type Tx } from '../database/db.ts';
import { recordFacts } from '../facts/facts.ts';
import { balancesOf } from '../ledger/purse.ts';
import { record } from '../ledger/record.ts';
import { tellAll } from '../live/outbox.ts';
import { toldPurse } from '../players/balances.ts';
import { mayBeGiven } from '../rewards/may-be-given.ts';
import { paidEntry, returnedEntry } from './cashback-entries.ts';
import { type CashbackRow, cashbacksChanged } from './cashback-rows.ts';

type ClaimContext = Pick<Context, 'db' | 'now' | 'idempotencyKey' | 'content'>;

export const payOut = (ctx: ClaimContext, player: Player, id: number): Promise<void> =>
  atomicallyOnce(ctx, String(id), async (tx) => {
    const { now } = ctx;
    const cashback = await getActive(tx, player, { id, now });
    if (!(await mayBeGiven(tx.sql, [player.id], now)).has(player.id)) throw new Refusal('CashbackNotForYou');
    await pay(tx, cashback, { rates: ratesOf(ctx.content), now });
  });

export const remove = (ctx: ClaimContext, player: Player, id: number): Promise<void> =>
  atomicallyOnce(ctx, String(id), async (tx) => {
    const cashback = await getActive(tx, player, { id, now: ctx.now });
    await giveBack(tx, cashback, 'removed', ctx.now);
  });

async function getActive(
  tx: Tx,
  player: Player,
  { id, now }: { id: number; now: Date },
): Promise<CashbackRow> {
  await lockPlayer(tx, player.id);
  const [cashback] = await tx.sql<CashbackRow>`
    select id, player_id, status, starts_at, ends_at, currency, staked_cents, won_cents, given_cents, carried_cents,
      base_cents, rate_ppm, most_cents, amount_cents, expires_at
    from cashback where id = ${id} and player_id = ${player.id} for update`;
  if (cashback === undefined || cashback.status === 'skipped') throw new Refusal('CashbackNotFound');
  if (cashback.status !== 'active' || cashback.expires_at! <= now) throw new Refusal('CashbackEnded');
  return cashback;
}

/** The caller has locked its player, and found it active. */
export async function pay(
  tx: Tx,
  cashback: CashbackRow,
  { rates, now }: { rates: Rates; now: Date },
): Promise<void> {
  const { id, player_id: playerId } = cashback;
  const { currency } = await balancesOf(tx.sql, playerId);
  const { entry, amount } = paidEntry(cashback, { currency, rates });
  const { purse } = await record(tx, entry);
  await tx.sql`
    update cashback set status = 'paid_out', ended_at = ${now} where id = ${id} and player_id = ${playerId}`;
  await recordFacts(tx, [
    { name: 'cashback.paid', playerId, at: now, data: { cashback: id, currency, amount } },
  ]);
  await tellAll(tx, [toldPurse(playerId, purse!), cashbacksChanged(playerId)]);
}

async function giveBack(
  tx: Tx,
  cashback: CashbackRow,
  status: 'removed' | 'expired',
  now: Date,
): Promise<void> {
  const { id, player_id: playerId } = cashback;
  await record(tx, returnedEntry(cashback));
  await tx.sql`
    update cashback set status = ${status}, ended_at = ${now} where id = ${id} and player_id = ${playerId}`;
  await tellAll(tx, [cashbacksChanged(playerId)]);
}

const AT_ONCE = 200;

/** One by one: whoever is taking theirs at this moment is not waited for. */
export async function expireCashbacks(db: Db, now: Date): Promise<void> {
  const due = await db.sql<{ id: number; player_id: number }>`
    select id, player_id from cashback where status = 'active' and expires_at <= ${now} order by expires_at
    limit ${AT_ONCE}`;
  for (const { id, player_id } of due)
    await db.atomically(async (tx) => {
      await lockPlayer(tx, player_id);
      const [cashback] = await tx.sql<CashbackRow>`
        select id, player_id, status, starts_at, ends_at, currency, staked_cents, won_cents, given_cents, carried_cents,
          base_cents, rate_ppm, most_cents, amount_cents, expires_at
        from cashback where id = ${id} and player_id = ${player_id} and status = 'active' for update`;
      if (cashback !== undefined) await giveBack(tx, cashback, 'expired', now);
    });
}
