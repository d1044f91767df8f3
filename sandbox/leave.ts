// Making a sandbox's database fit for real players: what was played is ended and booked out as the books demand, its
// players are closed for good, and only then the mark goes. All of it in one transaction.
import { openVault } from '#server/at-rest/open-vault.ts';
import { reseal } from '#server/at-rest/reseal.ts';
import { openSecret } from '#server/at-rest/secret.ts';
import { cancelBet } from '#server/bets/cancel-bet.ts';
import type { Player } from '#server/calls/context.ts';
import { movePayment, type PaymentRow } from '#server/cashier/payments.ts';
import { giveBack } from '#server/cashier/payout-truth.ts';
import type { Config } from '#server/config/config.ts';
import type { Db, Sql, Tx } from '#server/database/db.ts';
import { isSandboxMarked } from '#server/database/sandbox-mark.ts';
import { pockets } from '#server/ledger/accounts.ts';
import { balancesOf } from '#server/ledger/purse.ts';
import { CannotStart } from '#server/plumbing/cannot-start.ts';
import { takeMoney } from './money.ts';

export interface Sandboxed {
  players: number;
  /** Deposits and withdrawals under way. */
  open: number;
}

/** What leaving would close. Throws `CannotStart` where real money has moved, which nobody may undo. */
export async function readSandboxed(sql: Sql): Promise<Sandboxed> {
  if (!(await isSandboxMarked(sql)))
    throw new CannotStart('This database is no sandbox: there is nothing to leave.');
  const [real] = await sql<{ gateways: string | null }>`
    select string_agg(distinct gateway, ', ') as gateways from payment where gateway <> 'sandbox'`;
  if (real!.gateways !== null)
    throw new CannotStart(
      `Payments went through ${real!.gateways} here, so some of its players may be real. Pay them out, keep this database, and start production on an empty one.`,
    );
  const [found] = await sql<Sandboxed>`
    select (select count(*) from player where status <> 'deleted') as players,
      (select count(*) from payment where state = any(${[...open]})) as open`;
  return found!;
}

const open = ['started', 'pending', 'review', 'checks', 'approved', 'sent'] as const;

export async function leaveSandbox(tx: Tx, now: Date): Promise<Sandboxed> {
  const found = await readSandboxed(tx.sql);
  await endPayments(tx, now);
  await endBets(tx, now);
  await endMatches(tx, now);
  const players = await tx.sql<Player>`
    select id, status, locale, currency, country_code, is_verified, is_on_verification, is_kyc_block_enabled
    from player where status <> 'deleted' order by id`;
  for (const player of players) await close(tx, player);
  await tx.sql`delete from switch where name in ('failures', 'time_shift_ms')`;
  await tx.sql`delete from sandbox_identity`;
  await tx.sql`delete from message_outbox`;
  await tx.sql`delete from task`;
  await tx.sql`delete from live_outbox`;
  await tx.sql`delete from sandbox_mark`;
  return found;
}

async function endPayments(tx: Tx, now: Date): Promise<void> {
  const payments = await tx.sql<PaymentRow>`
    select * from payment where state = any(${[...open]}) order by id for update`;
  const said = { reason: 'left_sandbox', now };
  for (const payment of payments) {
    if (payment.type === 'withdrawal') await giveBack(tx, payment, 'declined', said);
    else await movePayment(tx, payment, 'failed', said);
  }
}

/** Their stakes go back, and leave with all other money. */
async function endBets(tx: Tx, now: Date): Promise<void> {
  const bets = await tx.sql<{ id: string; player_id: number }>`
    select id, player_id from bet where status in ('open', 'delayed') order by player_id, number`;
  for (const { id, player_id: playerId } of bets) await cancelBet(tx, { playerId, id }, now);
  await tx.sql`delete from bet_sale`;
}

/** Virtual matches go with their leagues; what bets of closed players need of them is kept. */
async function endMatches(tx: Tx, now: Date): Promise<void> {
  await tx.sql`
    update event set status = 'cancelled', ending = 'cancelled', pause = 'ended', result = '{}',
      result_revision = result_revision + 1, version = version + 1, changed_at = ${now}
    from league where league.id = league_id and is_virtual and status not in ('resulted', 'abandoned', 'cancelled')`;
  await tx.sql`update bet_settlement set watched_until = ${now}`;
  await tx.sql`
    with gone as (
      delete from event using league
      where league.id = league_id and is_virtual
        and not exists (select from bet_leg where event_id = event.id)
        and not exists (select from voided_market where event_id = event.id)
      returning event.id)
    delete from event_phase where event_id in (select id from gone)`;
  await tx.sql`
    delete from producer where exists (select from league where league.producer = producer.name and is_virtual)`;
  await tx.sql`
    delete from league where is_virtual and not exists (select from event where league_id = league.id)`;
}

/** The name goes too, so that whoever tried the sandbox can come back as a real player. */
async function close(tx: Tx, player: Player): Promise<void> {
  const purse = await balancesOf(tx.sql, player.id);
  for (const pocket of pockets) {
    const amount = purse[pocket];
    if (amount > 0) await takeMoney(tx, { player, pocket, amount, key: `left:${player.id}:${pocket}` });
  }
  await tx.sql`select player_forget(${player.id})`;
  await tx.sql`
    update player set status = 'deleted', login = 'closed:' || id, fakename = '', is_subscribed = false where id = ${player.id}`;
}

/**
 * What the sandbox has sealed by a key derived from the secret in its database comes under the operator's own key, which
 * production opens it with.
 */
export async function sealForProduction({ db, config }: { db: Db; config: Config }): Promise<void> {
  if (config.dataKeys.length === 0) return;
  const [kept] = await db.sql<{ secret: Buffer }>`select secret from house_secret`;
  const secret = kept?.secret ?? (await openSecret(db.sql, config));
  await reseal({ db, vault: await openVault(db.sql, config, secret) });
}
