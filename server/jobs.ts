// Everything done in the background again and again, in one table. What is done once, with something and at a moment, is an
// task: server/tasks.ts.

import type { Vault } from './at-rest/vault.ts';
import { watchArchive } from './backup/watch-archive.ts';
import { endDueBonuses } from './bonuses/end-due.ts';
import { clearEvents } from './book/clear-events.ts';
import { moveOpenings } from './book/move-openings.ts';
import type { Rooms } from './calls/context.ts';
import { forgetKeys } from './calls/idempotency.ts';
import { keepCashbacks } from './cashbacks/keep-cashbacks.ts';
import { refreshPayoutTimes } from './cashier/payout-times-channel.ts';
import { takeStatements } from './cashier/statements/statement-folder.ts';
import { type SweepTools, sweepPayments } from './cashier/sweep.ts';
import type { Config } from './config/config.ts';
import type { Content } from './content/content.ts';
import { forgetUserTokens } from './content-backend/tokens.ts';
import { forgetDrafts } from './content-store/previews.ts';
import type { Db } from './database/db.ts';
import { watchOutflow } from './desk/budgets/watch-outflow.ts';
import { turnMonths } from './facts/months.ts';
import { refreshPopularity } from './games/game-plays.ts';
import { inspectAll } from './inspect-all.ts';
import { keepJackpots } from './jackpots/keep-jackpots.ts';
import { forgetDead } from './jobs/dead-tasks.ts';
import type { Job } from './jobs/job-runner.ts';
import type { Anchors } from './ledger/anchors.ts';
import type { Bus } from './live/bus.ts';
import type { Sender } from './live/outbox.ts';
import { sweepLoyalty } from './loyalty/sweep.ts';
import type { Clock } from './plumbing/clock.ts';
import { log } from './plumbing/log.ts';
import { forgetExports } from './rounds/exports.ts';
import { forgetGameSessions } from './sessions/game-sessions.ts';
import { forgetStaffSessions } from './staff/staff-sessions.ts';
import { endStuckRounds } from './studio-wallet/stuck-rounds.ts';
import { forgetLaunches } from './studios/launches.ts';
import { forgetNonces } from './studios/studio-signature.ts';
import { forgetChatEvents } from './support/chat-events.ts';
import { advanceRuns } from './tournaments/advance-runs.ts';
import { forgetEvents } from './tracking/visitor-events.ts';
import type { VerificationContext } from './verification/examiner.ts';
import { catchUp } from './verification/reviews.ts';
import { forgetWins } from './winners/wins.ts';

interface Tools {
  db: Db;
  bus: Bus;
  clock: Clock;
  sender: Sender;
  anchors: Anchors;
  verification: () => VerificationContext;
  payments: () => SweepTools & { config: Config; content: Content; rooms: Pick<Rooms, 'cashbacks'> };
}

export const jobsOf = ({ db, bus, clock, sender, anchors, verification, payments }: Tools): Job[] => [
  {
    name: 'ledger-audit',
    cron: '20 4 * * *',
    withinSeconds: 4 * 3_600,
    run: () => reportAudit(db, { anchors, vault: payments().vault, now: clock.now() }),
  },
  { name: 'ledger-anchor', cron: '* * * * *', run: () => anchors.anchor(clock.now()) },
  { name: 'sweep-expired', cron: '*/10 * * * *', run: () => sweepExpired(db, clock.now()) },
  { name: 'outbox-sweep', cron: '* * * * *', run: () => sender.sweep() },
  { name: 'identity-catch-up', cron: '*/10 * * * *', run: () => catchUp(verification()) },
  { name: 'payments-sweep', cron: '* * * * *', run: () => sweepPayments(payments()) },
  { name: 'bank-statements', cron: '*/10 * * * *', run: () => takeStatements(payments()) },
  { name: 'stuck-rounds', cron: '*/10 * * * *', run: () => endStuckRounds(db, clock.now()) },
  { name: 'bonuses-end', cron: '* * * * *', run: () => endDueBonuses(db, clock.now()) },
  { name: 'archive-watch', cron: '*/10 * * * *', run: () => watchArchive(db.sql) },
  { name: 'payout-times', cron: '10 0 * * *', run: () => refreshPayoutTimes(db, { bus, clock }) },
  { name: 'popular-games', cron: '*/10 * * * *', run: () => refreshPopularity(db, { bus, clock }) },
  // Quests that ended or wait to be claimed, orders left behind, coins that nobody moves.
  { name: 'loyalty-sweep', cron: '*/10 * * * *', run: () => sweepLoyalty(payments()) },
  { name: 'tournaments', cron: '* * * * *', run: () => advanceRuns({ ...payments(), bus, clock }) },
  { name: 'jackpots', cron: '* * * * *', run: () => keepJackpots({ ...payments(), bus }) },
  { name: 'opening-prices', cron: '* * * * *', run: () => moveOpenings(db, bus, clock.now()) },
  { name: 'old-matches', cron: '50 3 * * *', run: () => clearEvents(db, clock.now()).then(() => undefined) },
  { name: 'cashbacks', cron: '*/5 * * * *', run: () => keepCashbacks(payments()) },
  { name: 'gift-outflow', cron: '* * * * *', run: () => watchOutflow({ ...payments(), now: clock.now() }) },
  { name: 'fact-months', cron: '40 3 * * *', run: () => reportMonths(db, clock.now()) },
];

interface AuditTools {
  anchors: Anchors;
  vault: Vault;
  now: Date;
}

/** Every round is played again on the two nights after it ended. */
const REPLAYED_MS = 2 * 24 * 3_600_000;

/** The books must never drift; a line for each rule broken, for someone to act on. */
async function reportAudit(db: Db, { anchors, vault, now }: AuditTools): Promise<void> {
  const replayedSince = new Date(now.getTime() - REPLAYED_MS);
  const { violations } = await inspectAll(db, { anchors, vault, replayedSince });
  for (const violation of violations) log.bug(new Error(`the ledger: ${violation.rule}`), { ...violation });
  log.info('the ledger was audited', { violations: violations.length });
}

async function reportMonths({ sql }: Db, now: Date): Promise<void> {
  for (const month of await turnMonths(sql, now)) log.info('facts of a month were dropped', { month });
}

async function sweepExpired({ sql }: Db, now: Date): Promise<void> {
  await sql`delete from live_ticket where expires_at < ${now}`;
  await sql`delete from session where ends_at < ${now}`;
  await sql`delete from social_attempt where expires_at < ${now}`;
  await sql`delete from one_time_code where expires_at < ${now}`;
  await sql`delete from spent_init_data where expires_at < ${now}`;
  await sql`delete from contact_undo where expires_at < ${now}`;
  await sql`delete from restore_token where expires_at < ${now}`;
  // What is being counted at this moment is no longer old.
  await sql`
    delete from rate_limit
    where key in (select key from rate_limit where ends_at < ${now} for update skip locked)`;
  await forgetDead(sql, now);
  await forgetKeys(sql, now);
  await forgetGameSessions(sql, now);
  await forgetExports(sql, now);
  await forgetStaffSessions(sql, now);
  await forgetNonces(sql, now);
  await forgetLaunches(sql, now);
  await forgetEvents(sql, now);
  await forgetChatEvents(sql, now);
  await forgetDrafts(sql, now);
  await forgetUserTokens(sql, now);
  await forgetWins(sql, now);
}
