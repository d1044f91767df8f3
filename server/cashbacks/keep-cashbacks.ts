// Every few minutes: periods begin and end at their hours, and what was not taken in time goes back.
import { isRefusal } from '#contract/refusals.ts';
import { periodAt } from '#rules/cashback.ts';
import type { Rooms } from '../calls/context.ts';
import type { Content } from '../content/content.ts';
import { ratesOf } from '../content/rates.ts';
import type { Db } from '../database/db.ts';
import { log } from '../plumbing/log.ts';
import { expireCashbacks } from './claims.ts';
import { type ClosingTools, closePeriod } from './close-period.ts';
import { listOpenPeriods, type OpenPeriod } from './open-periods.ts';
import { type KeptTerms, offeredRules } from './rules-offered.ts';

interface Tools {
  db: Db;
  content: Content;
  rooms: Pick<Rooms, 'cashbacks'>;
  now: Date;
}

export async function keepCashbacks({ db, content, rooms, now }: Tools): Promise<void> {
  const over = (await listOpenPeriods(db.sql)).filter(({ ends_at }) => ends_at <= now);
  for (const period of over) await closeWithin(period, { db, rooms, rates: ratesOf(content), now });
  for (const { rule, terms } of offeredRules(content)) await openPeriod(db, { rule, terms, now });
  await expireCashbacks(db, now);
}

/** Whose budget is used up waits for a new one and holds up no other. */
async function closeWithin(period: OpenPeriod, tools: ClosingTools): Promise<void> {
  try {
    await closePeriod(period, tools);
  } catch (error) {
    if (!isRefusal(error, 'RewardUnavailable')) throw error;
    log.warn('a cashback waits for its budget', { rule: period.rule });
  }
}

/** Where one is under way it stays as it is. */
async function openPeriod(
  { sql }: Db,
  { rule, terms, now }: { rule: number; terms: KeptTerms; now: Date },
): Promise<void> {
  const { from, to } = periodAt(terms.period, now);
  await sql`
    insert into cashback_period (rule, starts_at, ends_at, terms)
    select ${rule}, greatest(${from}::timestamptz, max(ends_at)), ${to}, ${JSON.stringify(terms)}::text::jsonb
    from cashback_period where rule = ${rule}
    on conflict do nothing`;
}
