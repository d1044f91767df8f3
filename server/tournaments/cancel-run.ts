// Cancelling a run: nobody scores or joins any more, what the house promised goes back to it, and everybody gets their
// fee back, each in a transaction of their own.
import { exchangeUp, type Rates } from '#rules/exchange.ts';
import type { Cents, Currency } from '#rules/money.ts';
import type { Content } from '../content/content.ts';
import { ratesOf } from '../content/rates.ts';
import { type Db, lockPlayer, type Tx } from '../database/db.ts';
import { house, pocket } from '../ledger/accounts.ts';
import { balancesOf } from '../ledger/purse.ts';
import { type Move, record } from '../ledger/record.ts';
import type { Bus } from '../live/bus.ts';
import { tellPurse } from '../players/balances.ts';
import type { Clock } from '../plumbing/clock.ts';
import { log } from '../plumbing/log.ts';
import { tellBoards, tellOwn } from './board-channel.ts';
import { levelEntry, POOL_CURRENCY, poolOf } from './pool.ts';
import { returnRest } from './run-budget.ts';
import type { RunRow } from './runs.ts';

export const cancelRun = (
  { db, bus, clock }: { db: Db; bus: Bus; clock: Clock },
  run: RunRow,
  now: Date,
): Promise<boolean> =>
  db.atomically(async (tx) => {
    const [cancelled] = await tx.sql<{ id: number }>`
      update tournament_run set state = 'CANCELLED'
      where id = ${run.id} and state in ('SCHEDULED', 'REGISTRATION', 'RUNNING', 'PAUSED') and ends_at > ${now}
      returning id`;
    if (cancelled === undefined) return false;
    const held = new Map([[POOL_CURRENCY, run.promised_cents]]);
    const level = levelEntry(run.id, 'cancelled', { held, owed: new Map() });
    if (level !== null) await record(tx, level);
    await returnRest(tx, run, 0);
    await tellBoards(tx, { bus, clock }, [run.id]);
    return true;
  });

interface Owed {
  run_id: number;
  player_id: number;
}

const AT_ONCE = 1_000;

/** Of all runs that were cancelled. */
export async function refundSome({ db, content }: { db: Db; content: Content }, now: Date): Promise<void> {
  const rates = ratesOf(content);
  const owed = await db.sql<Owed>`
    select run_id, player_id from tournament_player join tournament_run as run on run.id = run_id
    where run.state = 'CANCELLED' and refunded_at is null and fee_cents > 0 limit ${AT_ONCE}`;
  for (const one of owed) {
    try {
      await db.atomically((tx) => refundOne(tx, one, { now, rates }));
    } catch (error) {
      log.bug(error, { run: one.run_id, player: one.player_id });
    }
  }
}

interface Paid {
  fee_cents: Cents;
  currency: Currency;
}

/** Who plays in another currency since then gets it in that one from the house, which takes what was paid. */
function movesOf(
  { run_id, player_id }: Owed,
  { fee_cents: fee, currency }: Paid,
  { currency: own }: { currency: Currency },
  rates: Rates,
): Move[] {
  const [pool, main] = [poolOf(run_id), pocket(player_id, 'main')];
  if (own === currency) return [{ from: pool, to: main, amount: fee, currency }];
  return [
    { from: pool, to: house('bonuses'), amount: fee, currency },
    {
      ...{ from: house('bonuses'), to: main, currency: own },
      amount: exchangeUp(fee, { from: currency, to: own, rates }),
    },
  ];
}

async function refundOne(
  tx: Tx,
  { run_id, player_id }: Owed,
  { now, rates }: { now: Date; rates: Rates },
): Promise<void> {
  await lockPlayer(tx, player_id);
  const [paid] = await tx.sql<Paid>`
    update tournament_player set refunded_at = ${now}
    where run_id = ${run_id} and player_id = ${player_id} and refunded_at is null returning fee_cents, currency`;
  if (paid === undefined) return;
  const { purse } = await record(tx, {
    key: `tournament:${run_id}:${player_id}:refunded`,
    reason: 'tournament.refunded',
    moves: movesOf({ run_id, player_id }, paid, await balancesOf(tx.sql, player_id), rates),
  });
  await tellPurse(tx, player_id, purse!);
  await tellOwn(tx, run_id, player_id);
}
