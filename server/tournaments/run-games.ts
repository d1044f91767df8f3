// Games of a run: what `options` of games.get asks for (spec §7). All other questions are answered as ever.
import * as z from 'zod/mini';
import type { games } from '#contract/games.ts';
import { Refusal } from '#contract/refusals.ts';
import type { HandlersOf } from '../calls/context.ts';
import { findGames } from '../games/find-games.ts';
import { findRun } from './runs.ts';

const Options = z.object({ id: z.int(), type: z.literal('tournament') });

export const gamesOfRun: HandlersOf<Pick<typeof games, 'get'>>['get'] = async (
  { options, ...query },
  ctx,
) => {
  if (options === undefined) return findGames(query, ctx);
  const asked = Options.safeParse(readJson(options));
  if (!asked.success) throw new Refusal('InvalidParameter', { invalid_parameters: { options: ['format'] } });
  const run = await findRun(ctx.db.sql, asked.data.id);
  if (run === undefined) return { items: [], count: 0 };
  return findGames({ ...query, sysnames: [...run.terms.games] }, ctx);
};

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
