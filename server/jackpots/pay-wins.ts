// Pays a jackpot: once, in a transaction of its own, to whoever made the bet that it fell with.
import * as z from 'zod/mini';
import { exchangeDown } from '#rules/exchange.ts';
import type { Cents, Currency } from '#rules/money.ts';
import type { Content } from '../content/content.ts';
import { ratesOf } from '../content/rates.ts';
import { lockPlayer, type Tx } from '../database/db.ts';
import { recordFacts } from '../facts/facts.ts';
import { defineTask, type Worker, workerOf } from '../jobs/tasks.ts';
import { house, pocket } from '../ledger/accounts.ts';
import { balancesOf } from '../ledger/purse.ts';
import { type Move, record } from '../ledger/record.ts';
import { tellAll } from '../live/outbox.ts';
import { toldPurse } from '../players/balances.ts';
import type { Clock } from '../plumbing/clock.ts';
import { POT_CURRENCY } from './definitions.ts';
import { potAccount } from './keep-tallies.ts';

/** It is money: whatever holds it up may take its time. */
const LASTS_MS = 30 * 24 * 3_600_000;
const AT_ONCE = 2;

export const winTask = defineTask('jackpot.won', z.object({ jackpot: z.int(), cycle: z.int() }), {
  lastsMs: LASTS_MS,
});

interface WinRow {
  jackpot_id: number;
  cycle: number;
  round_id: string;
  player_id: number;
  game: string;
  pot_cents: Cents;
}

interface Tools {
  clock: Clock;
  content: Content;
}

export const jackpotsPaid = ({ clock, content }: Tools): Worker =>
  workerOf(winTask, {
    width: AT_ONCE,
    run:
      async ({ jackpot, cycle }) =>
      (tx) =>
        payWin(tx, { jackpot, cycle }, { now: clock.now(), content }),
  });

async function payWin(
  tx: Tx,
  { jackpot, cycle }: { jackpot: number; cycle: number },
  { now, content }: { now: Date; content: Content },
): Promise<void> {
  const [win] = await tx.sql<WinRow>`
    select jackpot_id, cycle, round_id, player_id, game, pot_cents from jackpot_win
    where jackpot_id = ${jackpot} and cycle = ${cycle} and paid_at is null for update`;
  if (win === undefined) return;
  await lockPlayer(tx, win.player_id);
  // What they play in by now: a purse is in one currency.
  const { currency } = await balancesOf(tx.sql, win.player_id);
  const exchange = { from: POT_CURRENCY, to: currency, rates: ratesOf(content) };
  const amount = currency === POT_CURRENCY ? win.pot_cents : exchangeDown(win.pot_cents, exchange);
  const paid = await record(tx, {
    key: `jackpot:${jackpot}:${cycle}`,
    reason: 'jackpot.won',
    moves: movesOf(win, { amount, currency }),
  });
  await tx.sql`
    update jackpot_win set paid_cents = ${amount}, currency_paid = ${currency}, paid_at = ${now}
    where jackpot_id = ${jackpot} and cycle = ${cycle}`;
  const { game, round_id: round, player_id: playerId } = win;
  await recordFacts(tx, [
    { name: 'jackpot.won', playerId, at: now, data: { jackpot, cycle, game, round, currency, amount } },
  ]);
  const data = { jackpot_id: jackpot, cycle, game, amount: { amount, currency } };
  await tellAll(tx, [toldPurse(playerId, paid.purse!), { playerId, event: { name: 'jackpots.won', data } }]);
}

/** Who plays in another currency is paid in it by the games, which get the pot for it. */
function movesOf(
  { jackpot_id, player_id, pot_cents }: WinRow,
  { amount, currency }: { amount: Cents; currency: Currency },
): Move[] {
  const [pot, main] = [potAccount(jackpot_id), pocket(player_id, 'main')];
  if (currency === POT_CURRENCY) return [{ from: pot, to: main, amount, currency }];
  return [
    { from: pot, to: house('games'), amount: pot_cents, currency: POT_CURRENCY },
    { from: house('games'), to: main, amount, currency },
  ];
}
