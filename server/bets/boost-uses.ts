// What was staked on boosted prices, and what that is expected to cost. Selling or settling a bet frees nothing: a player
// cannot use the same allowance twice. Only a bet that was never taken leaves no trace.
import type { Cents } from '#rules/money.ts';
import type { EventRecord } from '../book/event-rows.ts';
import type { Sql, Tx } from '../database/db.ts';
import type { LegRow } from './bet-rows.ts';
import { boostCostOf, findBoostBudget, holdBoostBudget } from './boost-budget.ts';
import type { BoostUse } from './boosted-legs.ts';
import type { Outcome } from './liability.ts';

interface UseRow extends Outcome {
  playerId: number;
  staked: number;
  cost: number;
}

const nameOf = ({ eventId, market, outcome }: Outcome): string => `${eventId} ${market} ${outcome}`;

/** What was used before this transaction, and what it adds. */
export class BoostUses {
  readonly #rows = new Map<string, UseRow[]>();
  #budgetLeft: number;

  constructor(rows: readonly UseRow[], budgetLeft: number) {
    this.#budgetLeft = budgetLeft;
    for (const row of rows) this.#push(row);
  }

  /** In euro cents: what all boosts together may still cost. */
  get budgetLeft(): number {
    return this.#budgetLeft;
  }

  #push(row: UseRow): void {
    const name = nameOf(row);
    this.#rows.set(name, [...(this.#rows.get(name) ?? []), row]);
  }

  of(playerId: number | null, outcome: Outcome): BoostUse {
    const rows = this.#rows.get(nameOf(outcome)) ?? [];
    const sum = (some: readonly UseRow[], of: 'staked' | 'cost') =>
      some.reduce((all, row) => all + row[of], 0);
    const own = rows.filter((row) => row.playerId === playerId);
    return { byPlayer: sum(own, 'staked'), byAll: sum(rows, 'staked'), cost: sum(rows, 'cost') };
  }

  /** The legs of one bet. */
  add(legs: readonly LegRow[]): void {
    for (const row of usesOf(legs)) this.#push(row);
    this.#budgetLeft -= boostCostOf(legs);
  }
}

const usesOf = (legs: readonly LegRow[]): UseRow[] =>
  legs.flatMap(({ event_id: eventId, player_id: playerId, picks, boost_staked_cents, boost_cost_cents }) =>
    boost_staked_cents === 0
      ? []
      : picks.map(({ market, outcome }) => ({
          ...{ eventId, market, outcome, playerId },
          ...{ staked: boost_staked_cents, cost: boost_cost_cents },
        })),
  );

const hasBoosts = ({ trading }: Pick<EventRecord, 'trading'>): boolean =>
  Object.values(trading.markets ?? {}).some(({ boosts }) => boosts !== undefined);

type TradedEvent = Pick<EventRecord, 'id' | 'trading'>;

/** For a quote. Most events have no boost, and for these the database is not asked. */
export const listBoostUses = (sql: Sql, events: readonly TradedEvent[], now: Date): Promise<BoostUses> =>
  readBoostUses(sql, events, () => findBoostBudget(sql, now));

/** For bets: the caller holds the liability of the events. */
export const holdBoostUses = (tx: Tx, events: readonly TradedEvent[], now: Date): Promise<BoostUses> =>
  readBoostUses(tx.sql, events, () => holdBoostBudget(tx, now));

async function readBoostUses(
  sql: Sql,
  events: readonly TradedEvent[],
  readBudget: () => Promise<number>,
): Promise<BoostUses> {
  const ids = events.filter(hasBoosts).map(({ id }) => id);
  if (ids.length === 0) return new BoostUses([], 0);
  const budgetLeft = await readBudget();
  const rows = await sql<{
    event_id: number;
    market: string;
    outcome: string;
    player_id: number;
    staked_cents: Cents;
    cost_cents: Cents;
  }>`
    select event_id, market, outcome, player_id, staked_cents, cost_cents from boost_use
    where event_id = any(${ids}::bigint[])`;
  return new BoostUses(
    rows.map(({ event_id, market, outcome, player_id, staked_cents, cost_cents }) => ({
      ...{ eventId: event_id, market, outcome, playerId: player_id },
      ...{ staked: staked_cents, cost: cost_cents },
    })),
    budgetLeft,
  );
}

/** The caller holds the liability of their events. */
export async function addBoostUses(tx: Tx, legs: readonly LegRow[]): Promise<void> {
  const uses = usesOf(legs);
  if (uses.length === 0) return;
  await tx.sql`
    insert into boost_use (event_id, market, outcome, player_id, staked_cents, cost_cents)
    select event_id, market, outcome, player_id, sum(staked), sum(cost) from unnest(
      ${uses.map(({ eventId }) => eventId)}::bigint[], ${uses.map(({ market }) => market)}::text[],
      ${uses.map(({ outcome }) => outcome)}::text[], ${uses.map(({ playerId }) => playerId)}::bigint[],
      ${uses.map(({ staked }) => staked)}::bigint[], ${uses.map(({ cost }) => cost)}::bigint[]
    ) as used (event_id, market, outcome, player_id, staked, cost) group by 1, 2, 3, 4
    on conflict (event_id, market, outcome, player_id) do update set
      staked_cents = boost_use.staked_cents + excluded.staked_cents,
      cost_cents = boost_use.cost_cents + excluded.cost_cents`;
}

/** Of bets that waited and were not taken. The caller holds the liability of their events. */
export async function removeBoostUses(tx: Tx, legs: readonly LegRow[]): Promise<void> {
  const uses = usesOf(legs);
  if (uses.length === 0) return;
  await tx.sql`
    update boost_use set staked_cents = staked_cents - removed.staked, cost_cents = cost_cents - removed.cost
    from (
      select event_id, market, outcome, player_id, sum(staked) as staked, sum(cost) as cost from unnest(
        ${uses.map(({ eventId }) => eventId)}::bigint[], ${uses.map(({ market }) => market)}::text[],
        ${uses.map(({ outcome }) => outcome)}::text[], ${uses.map(({ playerId }) => playerId)}::bigint[],
        ${uses.map(({ staked }) => staked)}::bigint[], ${uses.map(({ cost }) => cost)}::bigint[]
      ) as used (event_id, market, outcome, player_id, staked, cost) group by 1, 2, 3, 4
    ) as removed
    where (boost_use.event_id, boost_use.market, boost_use.outcome, boost_use.player_id)
      = (removed.event_id, removed.market, removed.outcome, removed.player_id)`;
}
