// Paying what was won: a transaction for each winner, so that the trouble of one keeps nobody else waiting. The key is
// the run's and the player's, and the prize is struck off with it: it is given once.
import { type Cents, type Currency, cents, ZERO } from '#rules/money.ts';
import type { PrizeReward } from '#rules/tournaments/prizes.ts';
import type { Content } from '../content/content.ts';
import type { Db, Tx } from '../database/db.ts';
import { house } from '../ledger/accounts.ts';
import { record } from '../ledger/record.ts';
import type { Bus } from '../live/bus.ts';
import type { Clock } from '../plumbing/clock.ts';
import { log } from '../plumbing/log.ts';
import { giveReward } from '../rewards/give-reward.ts';
import type { Reward } from '../rewards/reward.ts';
import { tellBoards, tellOwn } from './board-channel.ts';
import { poolOf, prizeIn } from './pool.ts';
import type { RunRow } from './runs.ts';

interface PrizeRow {
  player_id: number;
  prize: PrizeReward;
  currency: Currency;
  cash_cents: Cents;
}

interface Tools {
  db: Db;
  bus: Bus;
  clock: Clock;
  content: Content;
}

/** True where anybody was paid, or all are. */
export async function payPrizes({ db, bus, clock, content }: Tools, run: RunRow): Promise<boolean> {
  const owed = await db.sql<{ player_id: number }>`
    select player_id from tournament_prize where run_id = ${run.id} and paid_at is null order by rank`;
  let paid = 0;
  for (const { player_id } of owed) {
    try {
      await db.atomically((tx) => payOne(tx, run, player_id, { now: clock.now(), content }));
      paid += 1;
    } catch (error) {
      log.bug(error, { run: run.id, player: player_id });
    }
  }
  const isEnded = await db.atomically(async (tx) => {
    const ended = await tx.sql<{ id: number }>`
      update tournament_run set state = 'PAID'
      where id = ${run.id} and state = 'CALCULATED'
        and not exists (select from tournament_prize where run_id = ${run.id} and paid_at is null)
      returning id`;
    if (ended.length > 0) await tellBoards(tx, { bus, clock }, [run.id]);
    return ended.length > 0;
  });
  return isEnded || paid > 0;
}

interface Paying {
  now: Date;
  content: Content;
}

async function payOne(tx: Tx, run: RunRow, playerId: number, { now, content }: Paying): Promise<void> {
  const [prize] = await tx.sql<PrizeRow>`
    update tournament_prize set paid_at = ${now}
    where run_id = ${run.id} and player_id = ${playerId} and paid_at is null
    returning player_id, prize, currency, cash_cents`;
  if (prize === undefined) return;
  const { currency, cash_cents } = prize;
  // Out of the pool, and with the same transaction to its winner: rewards are paid by the house's own book.
  if (cash_cents > ZERO)
    await record(tx, {
      key: `tournament:${run.id}:${playerId}:released`,
      reason: 'tournament.pooled',
      moves: [{ from: poolOf(run.id), to: house('bonuses'), amount: cash_cents, currency }],
    });
  const given = {
    key: `${run.id}:${playerId}`,
    player: { id: playerId, currency },
    reward: rewardOf(prize, run),
    source: { giver: 'tournament' as const, name: run.tournament },
  };
  await giveReward(tx, given, now, content);
  await tellOwn(tx, run.id, playerId);
}

function rewardOf({ prize, currency, cash_cents }: PrizeRow, { terms }: RunRow): Reward {
  switch (prize.kind) {
    case 'cash':
      return { kind: 'cash', amount: cash_cents };
    case 'bonus':
      return {
        ...{ kind: 'bonus', template: prize.template },
        amount: prizeIn(currency, cents(prize.cents), terms.rates),
      };
    case 'freespins':
      return {
        ...{ kind: 'freespins', game: prize.game, rounds: prize.rounds, stake: cents(prize.stake_cents) },
        ...{ winsTo: prize.wins_to, days: prize.days },
      };
    case 'coins':
      return prize;
  }
}
