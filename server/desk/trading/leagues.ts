// Leagues with what traders have set for all their events.
import type { TradedLeague } from '#contract/desk/trading-shapes.ts';
import type { Sport } from '#sports/markets/market.ts';
import { sportModels } from '#sports/models.ts';
import { changeLeagueTrading, type LeagueTrading } from '../../book/league-trading.ts';
import type { Content } from '../../content/content.ts';
import type { Sql, Tx } from '../../database/db.ts';
import type { StaffContext } from '../desk-context.ts';
import { askRaise } from './limit-raise.ts';
import { namesOf } from './names.ts';
import { unknownMarket } from './set-price.ts';

interface LeagueRow {
  id: number;
  sport: Sport;
  name: string;
  category: string;
  tier: number;
  events: number;
  trading: LeagueTrading;
}

export async function listLeagues(sql: Sql, sport: Sport | null, content: Content): Promise<TradedLeague[]> {
  const rows = await sql<LeagueRow>`
    select league.id, league.sport, name, category, tier, league.trading, count(event.id)::int as events
    from league left join event
      on event.league_id = league.id and status in ('scheduled', 'live', 'interrupted', 'postponed')
    where ${sport}::text is null or league.sport = ${sport}
    group by league.id order by league.sport, tier, name`;
  return rows.map(({ trading, ...league }) => ({
    ...league,
    margin: trading.margin ?? 1,
    limit: trading.limit ?? 1,
    markets: Object.entries(trading.markets ?? {}).map(([code, { margin = null, limit = null }]) => ({
      ...{ code, margin, limit },
      name: codeName(content, league.sport, code),
    })),
  }));
}

const sides = { home: { name: 'Home' }, away: { name: 'Away' }, runners: null };

/** Without its line: it stands for all of them. */
function codeName(content: Content, sport: Sport, code: string): string {
  const type = sportModels[sport].markets.find((market) => market.code === code);
  if (type === undefined) return code;
  const spec = { kind: type.kind, tallies: type.tallies, params: {} };
  return namesOf(content, { sport, ...sides }).market({ id: code, type, spec });
}

interface LeagueWish {
  league: number;
  market: string | undefined;
  margin: number | undefined;
  limit: number | undefined;
  reason: string;
}

/** A limit above the usual waits for a second person; what else is set counts at once. */
export async function setLeague(
  tx: Tx,
  { league, market, margin, limit: wanted, reason }: LeagueWish,
  ctx: StaffContext,
) {
  if (market !== undefined) await requireCode(tx.sql, league, market);
  const target = { of: 'league', id: league, market: market ?? null } as const;
  const { approval, from, asked } = await askRaise(tx, { target, to: wanted, reason }, ctx);
  const kept = from === 1 ? undefined : from;
  const limit = approval === null ? wanted : kept;
  const set = { ...(margin !== undefined && { margin }), ...(limit !== undefined && { limit }) };
  const change = (trading: LeagueTrading): LeagueTrading => {
    const { margin: _, limit: __, markets = {}, ...rest } = trading;
    if (market === undefined) return { ...rest, ...set, ...(Object.keys(markets).length > 0 && { markets }) };
    const { [market]: ___, ...others } = markets;
    const next = Object.keys(set).length === 0 ? others : { ...others, [market]: set };
    const { markets: ____, ...whole } = trading;
    return { ...whole, ...(Object.keys(next).length > 0 && { markets: next }) };
  };
  const { before, after } = await changeLeagueTrading(tx, ctx.rooms.desk.bus, league, change, ctx.now);
  return { answer: { approval }, before, after: approval === null ? after : { ...after, asked } };
}

async function requireCode(sql: Sql, league: number, code: string): Promise<void> {
  const [row] = await sql<{ sport: Sport }>`select sport from league where id = ${league}`;
  const isKnown = row === undefined || sportModels[row.sport].markets.some((market) => market.code === code);
  if (!isKnown) throw unknownMarket();
}
