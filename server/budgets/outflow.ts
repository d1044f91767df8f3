// The outflow breaker: gifts of a kind that exceed a multiple of their expectation in a day stop the kind until staff reopen
// it. The limit of the day is checked inside the grant's transaction, so a crowd of grants cannot pass it.

import { type BudgetKind, budgetKinds } from '#rules/gifts/budget-kinds.ts';
import { expectedOutflow } from '#rules/gifts/outflow.ts';
import type { Cents } from '#rules/money.ts';
import type { Tx } from '../database/db.ts';
import { readThresholds } from '../thresholds/thresholds.ts';
import { stopKind } from './stop-kind.ts';

export interface Outflow {
  kind: BudgetKind;
  cost: Cents;
  /** It cannot be rejected any more. Then it is counted whatever the limit says, and stops the kind where it exceeds it. */
  isOwed?: boolean | undefined;
}

export const dayOf = (now: Date): string => now.toISOString().slice(0, 10);

/** False: the kind is stopped, or this grant would exceed the limit of the day, which stops it. */
export async function countOutflow(tx: Tx, outflow: Outflow, now: Date): Promise<boolean> {
  const counted = (await add(tx, outflow, now)) ?? (await openAndAdd(tx, outflow, now));
  if (counted === undefined) {
    tx.afterEnd((db) => db.atomically((own) => stopIfBeyond(own, outflow, now)));
    return false;
  }
  const { given, most } = counted;
  if (given > most) await stop(tx, outflow.kind, { excess: given - most, now });
  return true;
}

const stop = (tx: Tx, kind: BudgetKind, { excess, now }: { excess: number; now: Date }) =>
  stopKind(tx, { kind, by: '', now, why: `Gifts beyond the limit of the day, by ${excess} euro cents.` });

/** Locks the day, as reopening does: a grant that was rejected before must not stop a kind that was reopened since. */
async function stopIfBeyond(tx: Tx, { kind, cost }: Outflow, now: Date): Promise<void> {
  await open(tx, kind, now);
  const [beyond] = await tx.sql<{ excess: number }>`
    select given_cents + ${cost} - most_cents - extra_cents as excess from gift_outflow
    where kind = ${kind} and day = ${dayOf(now)}::date and given_cents + ${cost} > most_cents + extra_cents
    for update`;
  if (beyond !== undefined) await stop(tx, kind, { excess: beyond.excess, now });
}

async function add({ sql }: Tx, { kind, cost, isOwed = false }: Outflow, now: Date) {
  const [counted] = await sql<{ given: Cents; most: number }>`
    update gift_outflow set given_cents = given_cents + ${cost}, grants = grants + 1
    where kind = ${kind} and day = ${dayOf(now)}::date and (${isOwed} or (
      given_cents + ${cost} <= most_cents + extra_cents
      and not exists (select from gift_stop where kind = ${kind} and reopened_at is null)))
    returning given_cents as given, most_cents + extra_cents as most`;
  return counted;
}

/** Of grants that come at once on a new day one opens it, and the others count in it once they have waited for that one. */
async function openAndAdd(tx: Tx, outflow: Outflow, now: Date) {
  await open(tx, outflow.kind, now);
  return add(tx, outflow, now);
}

/** The first grant of a day counts against the limit of the day before, until today's has been calculated. */
async function open({ sql }: Tx, kind: BudgetKind, now: Date): Promise<void> {
  const expected = expectedOutflow(budgetKinds[kind], { stakes: 0, deposits: 0 });
  const { 'gifts-outflow': multiple } = await readThresholds(sql);
  await sql`
    insert into gift_outflow (kind, day, expected_cents, most_cents)
    select ${kind}, ${dayOf(now)}::date, coalesce(last.expected_cents, ${expected}::bigint),
      coalesce(last.most_cents, ${expected * multiple}::bigint)
    from (select) as one left join lateral (
      select expected_cents, most_cents from gift_outflow
      where kind = ${kind} and day < ${dayOf(now)}::date order by day desc limit 1
    ) as last on true
    on conflict do nothing`;
}

/** Of a grant that was not given after all. */
export const uncountOutflow = ({ sql }: Tx, { kind, cost }: Outflow, now: Date) => sql`
  update gift_outflow set given_cents = given_cents - ${cost}, grants = grants - 1
  where kind = ${kind} and day = ${dayOf(now)}::date`;
