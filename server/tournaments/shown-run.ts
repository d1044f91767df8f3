// A run as pages show it.
import type { Tournament } from '#contract/tournaments.ts';
import { maskedName } from '#rules/masked-name.ts';
import type { Cents } from '#rules/money.ts';
import { type PrizeReward, rewardOf, totalPrize } from '#rules/tournaments/prizes.ts';
import { GRACE_MS, stateAt } from '#rules/tournaments/run-state.ts';
import type { Scoring } from '#rules/tournaments/scoring.ts';
import type { Context } from '../calls/context.ts';
import type { Sql } from '../database/db.ts';
import { looksIn } from './definitions.ts';
import { POOL_CURRENCY, poolWorth } from './pool.ts';
import { type RunRow, timesOf } from './runs.ts';

type ShowContext = Pick<Context, 'content' | 'locale' | 'now'>;

export function shownRun(run: RunRow, { content, locale, now }: ShowContext): Tournament {
  const { id, tournament: sysname, terms, opens_at, starts_at, ends_at } = run;
  // What an operator has said since is shown; one that is gone keeps the words it was opened with.
  const look = looksIn(content, locale).get(sysname) ?? terms.looks[locale] ?? Object.values(terms.looks)[0]!;
  return {
    ...{ id, sysname, ...look },
    state: stateAt(timesOf(run), now),
    opens_at: opens_at.toISOString(),
    starts_at: starts_at.toISOString(),
    ends_at: ends_at.toISOString(),
    results_at: new Date(ends_at.getTime() + GRACE_MS).toISOString(),
    entry_fee: inEuro(terms.entry_fee_cents),
    min_stake: inEuro(terms.min_stake_cents),
    scoring: shownScoring(terms.scoring),
    min_points: terms.min_points,
    games_count: terms.games.length,
    total_prize: inEuro(totalPrize(terms.prizes, poolWorth(run))),
    funded_percent: terms.funding?.percent ?? null,
    prizes: terms.prizes.flatMap((row) => {
      const prize = rewardOf(row, poolWorth(run));
      return prize === null ? [] : [{ from: row.from, to: row.to, prize }];
    }),
    restrictions: terms.restrictions,
    ...{ total_participants: run.participants, total_points: run.points },
    reset_on_cashout: terms.reset_on_cashout,
  };
}

const inEuro = (amount: Cents) => ({ amount, currency: POOL_CURRENCY });

const shownScoring = (scoring: Scoring): Tournament['scoring'] => ({
  by: scoring.by,
  top: scoring.by === 'sumTopN' ? scoring.top : null,
  points_per_unit: 'points_per_unit' in scoring ? scoring.points_per_unit : null,
  target: scoring.by === 'races' ? scoring.target : null,
});

const WINNERS = 10;

interface WinnerRow {
  run_id: number;
  rank: number;
  fakename: string;
  points: number;
  prize: PrizeReward;
}

/** Of runs whose places are final, the first of each. */
export async function listWinners(sql: Sql, runIds: readonly number[]) {
  const rows = await sql<WinnerRow>`
    select run_id, rank, fakename, points, prize
    from tournament_prize join tournament_player using (run_id, player_id) join player on player.id = player_id
    where run_id = any(${runIds}::bigint[]) and rank <= ${WINNERS} order by run_id, rank`;
  return Map.groupBy(
    rows.map(({ fakename, ...row }) => ({ ...row, name: maskedName(fakename) })),
    ({ run_id }) => run_id,
  );
}
