// Every minute: what each kind of gift is expected to cost today by the plays that were counted, and the limit that follows
// from it. Stops by the breaker since then get their line in the audit log.
import { exchangeUp, type Rates } from '#rules/exchange.ts';
import { type BudgetKind, budgetKinds } from '#rules/gifts/budget-kinds.ts';
import { type CountedPlay, expectedOutflow } from '#rules/gifts/outflow.ts';
import { type Currency, cents } from '#rules/money.ts';
import { dayOf } from '../../budgets/outflow.ts';
import type { Content } from '../../content/content.ts';
import { ratesOf } from '../../content/rates.ts';
import type { Db, Sql } from '../../database/db.ts';
import { readThresholds } from '../../thresholds/thresholds.ts';
import { type DailyTotal, listTotals } from '../../totals/daily-totals.ts';
import { writeAudit } from '../audit/audit-log.ts';

interface Tools {
  db: Db;
  content: Content;
  now: Date;
}

const DAY_MS = 86_400_000;

export async function watchOutflow({ db, content, now }: Tools): Promise<void> {
  const longest = Math.max(...Object.values(budgetKinds).map(({ days }) => days));
  const totals = await listTotals(db.sql, dayBefore(now, longest - 1), dayOf(now));
  const { 'gifts-outflow': multiple } = await readThresholds(db.sql);
  const rates = ratesOf(content);
  const limits = Object.entries(budgetKinds).map(([kind, terms]) => {
    const since = dayBefore(now, terms.days - 1);
    const counted = playIn(
      totals.filter(({ day }) => day >= since),
      rates,
    );
    return { kind, expected: expectedOutflow(terms, counted), multiple };
  });
  await setLimits(db.sql, limits, now);
  await reportStops(db, now);
}

const dayBefore = (now: Date, days: number): string => dayOf(new Date(now.getTime() - days * DAY_MS));

function playIn(totals: readonly DailyTotal[], rates: Rates): CountedPlay {
  const sum = (names: readonly string[]) =>
    totals
      .filter(({ name }) => names.includes(name))
      .reduce((all, { currency, cents: amount }) => {
        const from = currency as Currency;
        return all + (amount > 0 ? exchangeUp(cents(amount), { from, to: 'EUR', rates }) : 0);
      }, 0);
  return { stakes: sum(['round.settled', 'bet.settled']), deposits: sum(['deposit.settled']) };
}

interface Limit {
  kind: string;
  expected: number;
  multiple: number;
}

const setLimits = (sql: Sql, limits: readonly Limit[], now: Date) => sql`
  insert into gift_outflow (kind, day, expected_cents, most_cents)
  select kind, ${dayOf(now)}::date, expected, most
  from unnest(${limits.map(({ kind }) => kind)}::text[], ${limits.map(({ expected }) => expected)}::bigint[],
    ${limits.map(({ expected, multiple }) => expected * multiple)}::bigint[]) as today (kind, expected, most)
  order by kind
  on conflict (kind, day) do update set expected_cents = excluded.expected_cents, most_cents = excluded.most_cents`;

/** The breaker has no address and no name. */
const reportStops = (db: Db, now: Date): Promise<void> =>
  db.atomically(async (tx) => {
    const stops = await tx.sql<{ kind: BudgetKind; why: string }>`
      update gift_stop set reported_at = ${now} where stopped_by = '' and reported_at is null returning kind, why`;
    for (const { kind, why } of stops) {
      const line = { subject: `kind ${kind}`, reason: why, outcome: 'done', after: { state: 'stopped' } };
      await writeAudit(
        tx.sql,
        { call: { name: 'budgets.stopKind' }, ...line, by: null },
        { now, browser: { address: '' } },
      );
    }
  });
