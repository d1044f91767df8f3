// How much of a bet is not at risk, because its player or an account linked to them has bet on the opposite: in any market of
// the event. It is asked only of players with a bonus in play, whose turnover it concerns.
import type { Sport } from '#sports/markets/market.ts';
import { atRiskShare } from '#sports/risk/at-risk.ts';
import type { RiskLeg } from '#sports/risk/leg-values.ts';
import type { Sql } from '../database/db.ts';
import type { BetRow, KeptBet, LegRow } from './bet-rows.ts';

/** The share of a bet's stake that counts, from 0 to 1. */
export type ShareOf = (bet: Pick<KeptBet, 'player_id' | 'legs'>) => number;

export async function findSharesAtRisk(sql: Sql, bets: readonly KeptBet[]): Promise<ShareOf> {
  const players = await findBonusPlayers(sql, [...new Set(bets.map(({ player_id }) => player_id))]);
  const shares = await Promise.all(
    players.map(async (player) => {
      const own = bets.filter(({ player_id }) => player_id === player);
      return [player, await findEventShares(sql, player, eventsOf(own))] as const;
    }),
  );
  const byPlayer = new Map(shares);
  return ({ player_id, legs }) =>
    Math.min(1, ...legs.map(({ event_id }) => byPlayer.get(player_id)?.get(event_id) ?? 1));
}

const eventsOf = (bets: readonly KeptBet[]): number[] => [
  ...new Set(bets.flatMap(({ legs }) => legs.map(({ event_id }) => event_id))),
];

async function findBonusPlayers(sql: Sql, players: readonly number[]): Promise<number[]> {
  if (players.length === 0) return [];
  const rows = await sql<{ player_id: number }>`
    select distinct player_id from bonus
    where player_id = any(${players}::bigint[]) and product = 'betting' and state in ('active', 'expiring')`;
  return rows.map(({ player_id }) => player_id);
}

type HeldRow = Pick<LegRow, 'event_id' | 'place' | 'picks' | 'odds_x1000' | 'score'> &
  Pick<BetRow, 'combos' | 'unit_cents' | 'euro_rate' | 'freebet_id'> & { sport: Sport; left: number };

/** Of all bets of the person on these events that were not given back or sold. */
async function findEventShares(
  sql: Sql,
  player: number,
  events: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const rows = await sql<HeldRow>`
    select event_id, sport, place, picks, bet_leg.odds_x1000, bet_leg.score, combos, unit_cents, euro_rate, freebet_id,
      (staked_cents - sold_stake_cents)::float8 / staked_cents as left
    from bet_leg join bet on bet.id = bet_id join event on event.id = event_id
    where event_id = any(${events}::bigint[]) and bet_leg.player_id in (
      select ${player}::bigint union select other_id from linked_account where linked_account.player_id = ${player})
      and bet.status in ('delayed', 'open', 'won', 'lost', 'partial')`;
  return new Map(
    [...Map.groupBy(rows, ({ event_id }) => event_id)].map(([event, own]) => [
      event,
      atRiskShare(own[0]!.sport, own.map(heldLeg)),
    ]),
  );
}

/** As a bet on this leg alone: what its other legs come to is no reason why it risks less. */
function heldLeg({
  place,
  picks,
  odds_x1000,
  score,
  combos,
  unit_cents,
  euro_rate,
  ...row
}: HeldRow): RiskLeg {
  const combosWith = combos.filter((combo) => combo.includes(place)).length;
  const stake = unit_cents * combosWith * euro_rate * row.left;
  const owed = (stake * (odds_x1000 - 1000)) / 1000;
  return { ...{ picks, oddsX1000: odds_x1000, score }, owed, staked: row.freebet_id === null ? stake : 0 };
}
