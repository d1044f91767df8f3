// Points, counted from facts: one reader for all runs, a few statements for however many facts. Rounds score, corrections
// take back or give, and a withdrawal ends what was scored so far where the tournament says so.
import type { Fact } from '../facts/facts.ts';
import type { Reader } from '../facts/read-facts.ts';
import { seldomAnnouncer } from '../live/announce-seldom.ts';
import type { Bus } from '../live/bus.ts';
import type { Clock } from '../plumbing/clock.ts';
import { applyFacts } from './apply-facts.ts';
import { tellBoards } from './board-channel.ts';
import { candidatesOf } from './candidates.ts';
import { keepChanges } from './keep-changes.ts';
import { listOpenRuns } from './runs.ts';
import { listEntered, listKept } from './scores.ts';

export function tournamentReader(tools: { bus: Bus; clock: Clock }): Reader {
  const announce = seldomAnnouncer(tools.bus, 'tournaments');
  return {
    name: 'tournaments',
    reads: ['round.settled', 'round.corrected', 'withdrawal.requested'],

    async read(tx, facts) {
      const runs = (await listOpenRuns(tx.sql)).filter(({ state }) => state !== 'CALCULATED');
      const candidates = candidatesOf(runs, facts as readonly ReadFact[]);
      if (candidates.length === 0) return;
      const entered = await listEntered(tx, candidates);
      const kept = await listKept(tx.sql, candidates, entered);
      const changes = applyFacts(candidates, { entered, kept });
      if (changes.length === 0) return;
      await keepChanges(tx, changes);
      await tellBoards(tx, tools, [...new Set(changes.map(({ run }) => run.id))]);
      tx.afterCommit(announce);
    },

    /** Of runs whose places are not final; what was paid stays as it was counted. */
    async forget({ sql }) {
      await sql`
      delete from tournament_round using tournament_run as run
      where run.id = run_id and run.state not in ('CALCULATED', 'PAID', 'CANCELLED')`;
      await sql`
      delete from tournament_bucket using tournament_run as run
      where run.id = run_id and run.state not in ('CALCULATED', 'PAID', 'CANCELLED')`;
      await sql`
      update tournament_player set points = 0, total = 0, reached_at = null, staked_cents = 0, rounds = 0, best = '{}',
        streak = 0
      from tournament_run as run where run.id = run_id and run.state not in ('CALCULATED', 'PAID', 'CANCELLED')`;
      await sql`
      update tournament_run set points = 0, cost_hundredths = 0 where state not in ('CALCULATED', 'PAID', 'CANCELLED')`;
    },
  };
}

export type ReadFact = Extract<Fact, { name: 'round.settled' | 'round.corrected' | 'withdrawal.requested' }>;
