// Rewards that a player waits for because a budget is used up or their kind is stopped: which, since when, and why.
import type { PlayerPicture } from '#contract/desk/players.ts';
import { formatMoney } from '#rules/format.ts';
import type { BudgetKind } from '#rules/gifts/budget-kinds.ts';
import type { Cents, Currency } from '#rules/money.ts';
import { type BudgetName, initialBudget, sharedBudget } from '../../budgets/budget-name.ts';
import type { Sql } from '../../database/db.ts';
import { budgetOf } from '../../rewards/charge-reward.ts';
import { describeReward } from '../../rewards/describe-reward.ts';
import type { Reward, RewardSource } from '../../rewards/reward.ts';

type HeldView = PlayerPicture['held'][number];

interface HeldRow {
  giver: RewardSource['giver'] | 'insurance';
  name: string;
  kind: HeldView['kind'];
  currency: Currency;
  cents: Cents | null;
  /** Null for an offer, of which one reward is still to come, and for an insurance. */
  reward: Reward | null;
  since: Date;
}

const SHOWN = 50;

/** The earliest first. */
export async function listHeldRewards(sql: Sql, playerId: number): Promise<HeldView[]> {
  const rows = await sql<HeldRow>`
    select giver, coalesce(given -> 'source' ->> 'name', given ->> 'bet', '') as name, kind, currency, cents,
      given -> 'reward' as reward, held_since as since
    from held_reward where player_id = ${playerId}
    union all
    select 'offer', offer_id::text, null, currency, null, null, changed_at from offer_claim
    where player_id = ${playerId} and state = 'partial' and reason = 'RewardUnavailable'
    order by since limit ${SHOWN}`;
  if (rows.length === 0) return [];
  const [stops, left] = await Promise.all([findStops(sql), findLeft(sql, rows.map(budgetOfRow))]);
  return rows.map((row) => {
    const { giver, name, kind, since } = row;
    const budget = budgetOfRow(row);
    return {
      ...{ since: since.toISOString(), giver, name, kind, says: describe(row) },
      ...{ budget: idOf(budget), left: { amount: left(budget), currency: 'EUR' } },
      stopped: stops.get(budget.kind) ?? null,
    };
  });
}

const budgetOfRow = ({ giver, name }: HeldRow): BudgetName =>
  giver === 'insurance' ? sharedBudget('insurance') : budgetOf({ giver, name });

const idOf = ({ kind, name }: BudgetName): string => `${kind}:${name}`;

function describe({ reward, cents: amount, currency }: HeldRow): string {
  if (reward !== null) return describeReward(reward, currency);
  return amount === null ? '' : formatMoney({ amount, currency });
}

async function findStops(sql: Sql): Promise<ReadonlyMap<BudgetKind, NonNullable<HeldView['stopped']>>> {
  const rows = await sql<{ kind: BudgetKind; why: string; stopped_by: string; stopped_at: Date }>`
    select kind, why, stopped_by, stopped_at from gift_stop where reopened_at is null`;
  return new Map(
    rows.map(({ kind, why, stopped_by: by, stopped_at }) => [
      kind,
      { at: stopped_at.toISOString(), by, why },
    ]),
  );
}

async function findLeft(sql: Sql, budgets: readonly BudgetName[]): Promise<(budget: BudgetName) => Cents> {
  const rows = await sql<BudgetName & { left_cents: Cents }>`
    select kind, name, granted_cents - spent_cents as left_cents from gift_budget
    where (kind, name) in (
      select * from unnest(${budgets.map(({ kind }) => kind)}::text[], ${budgets.map(({ name }) => name)}::text[]))`;
  const left = new Map(rows.map((row) => [idOf(row), row.left_cents]));
  return (budget) => left.get(idOf(budget)) ?? initialBudget(budget.kind);
}
