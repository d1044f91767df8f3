// What games and sports keep on average of what players staked there: the theoretical loss.
import type { CashbackTerms } from '#rules/cashback.ts';
import type { Sql } from '../database/db.ts';
import { edgeOf } from '../games/sheets.ts';
import type { AskedPlay, OwnPlay } from '../ledger/own-play.ts';
import { listOwnStakes } from '../ledger/own-stakes.ts';

const MILLION = 1_000_000;

type Terms = Pick<CashbackTerms, 'bound' | 'games_ppm' | 'sports_ppm'>;

/** Whose stakes they were is asked afterwards. Nobody is looked up where terms set no bound by it. */
export async function theoreticalLosses(
  sql: Sql,
  asked: readonly AskedPlay[],
  { bound, games_ppm, sports_ppm }: Terms,
): Promise<(play: Pick<OwnPlay, 'player_id' | 'sportsStaked'>) => number> {
  if (bound === undefined) return () => 0;
  const outside = bound.outside_edge_ppm / MILLION;
  const kept = new Map<number, number>();
  for (const { player_id, game, cents } of await listOwnStakes(sql, asked)) {
    const edge = game === null ? outside : (edgeOf(game) ?? outside);
    kept.set(player_id, (kept.get(player_id) ?? 0) + cents * edge);
  }
  return ({ player_id, sportsStaked }) => {
    const games = ((kept.get(player_id) ?? 0) * games_ppm) / MILLION;
    return games + (((sportsStaked * bound.sports_edge_ppm) / MILLION) * sports_ppm) / MILLION;
  };
}
