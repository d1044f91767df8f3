import type { leaderboard as boardContract } from '#contract/leaderboard.ts';
import { PAGE_SIZE } from '#contract/paging.ts';
import { Refusal } from '#contract/refusals.ts';
import type { tournaments as contract } from '#contract/tournaments.ts';
import type { HandlersOf } from '../calls/context.ts';
import { together } from '../database/db.ts';
import { listBest } from './best-rounds.ts';
import { shownPlace } from './board-channel.ts';
import { ownInfo } from './own-info.ts';
import { participate } from './participate.ts';
import { findOwn, listNear, listPlaces, placesNear } from './ranking.ts';
import { findRun, listRuns, type RunRow } from './runs.ts';
import { listWinners, shownRun } from './shown-run.ts';

export const tournaments: HandlersOf<typeof contract> = {
  async get({ ids, fields = [], status = null, offset = 0, count = PAGE_SIZE }, ctx) {
    const { db, player, now } = ctx;
    const wanted = ids === undefined ? null : ids.filter((id) => /^\d{1,9}$/.test(id)).map(Number);
    const { rows, count: total } = await listRuns(db.sql, { ids: wanted, status, now }, { offset, count });
    const winners = fields.includes('winners')
      ? await listWinners(
          db.sql,
          rows.map(({ id }) => id),
        )
      : null;
    const items = await Promise.all(
      rows.map(async (run) => ({
        ...shownRun(run, ctx),
        ...(winners !== null && { winners: winners.get(run.id) ?? [] }),
        ...(fields.includes('user_info') && {
          user_info: player === null ? null : await ownInfo(db.sql, run, player, now),
        }),
      })),
    );
    return { items, count: total };
  },

  participate: ({ tournament_id }, ctx) => participate(tournament_id, ctx),
};

export const leaderboard: HandlersOf<typeof boardContract> = {
  async get({ tournament_id, offset = 0, count = PAGE_SIZE }, { db }) {
    const run = await requireRun(db.sql, tournament_id);
    const places = await listPlaces(db.sql, run.id, { offset, count });
    return { items: places.map((place) => shownPlace(run, place)), count: run.participants };
  },

  async getMine({ tournament_id }, { db, player }) {
    const run = await requireRun(db.sql, tournament_id);
    const [own, near, best] = await together(
      findOwn(db.sql, run.id, player.id),
      listNear(db.sql, run.id, player.id),
      listBest(db.sql, run, player.id),
    );
    if (own === undefined) return nobody;
    const { rank } = own;
    const places = rank === null ? [] : placesNear(near, player.id, rank);
    const above = places.find((place) => place.rank === (rank ?? 0) - 1);
    return {
      ...{ is_joined: true, points: own.points, rank, rounds: own.rounds, best },
      to_next: above === undefined ? null : above.points - own.points,
      rows: places.map((place) => ({ ...shownPlace(run, place), is_me: place.player_id === player.id })),
    };
  },
};

const nobody = { is_joined: false, points: 0, rank: null, to_next: null, rows: [], best: [], rounds: 0 };

async function requireRun(sql: Parameters<typeof findRun>[0], id: number): Promise<RunRow> {
  const run = await findRun(sql, id);
  if (run === undefined)
    throw new Refusal('InvalidParameter', { invalid_parameters: { tournament_id: ['unknown'] } });
  return run;
}
