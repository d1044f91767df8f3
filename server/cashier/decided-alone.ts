// What one person of the cashier may decide without a second one: so much in a day, however it is split.
import { type Cents, plus } from '#rules/money.ts';
import type { Sql, Tx } from '../database/db.ts';
import { readThresholds } from '../thresholds/thresholds.ts';
import type { PaymentRow, Said } from './payments.ts';

const decisions = {
  credit: { type: 'deposit', state: 'paid', threshold: 'credits-alone-day' },
  payout: { type: 'withdrawal', state: 'approved', threshold: 'payouts-alone-day' },
} as const;
type DecisionKind = keyof typeof decisions;

interface Decider {
  by: string;
  now: Date;
  /** The payment that is being decided: not counted. */
  except?: number | undefined;
}

/**
 * False where no person acts. Decisions of one person wait for each other, so that two at the same moment are both counted.
 * The payment must be locked.
 */
export async function exceedsAlone(
  tx: Tx,
  { id, amount, kind }: Pick<PaymentRow, 'id'> & { amount: Cents; kind: DecisionKind },
  { by = '', now }: Said,
): Promise<boolean> {
  if (by === '') return false;
  await tx.sql`select pg_advisory_xact_lock(hashtext('decided alone'), hashtext(lower(trim(${by}))))`;
  const most = (await readThresholds(tx.sql))[decisions[kind].threshold];
  return plus(await sumAlone(tx.sql, kind, { by, now, except: id }), amount) > most;
}

/** A payment was decided by two only where the last agreement before was another person's, and to the same sum. */
export async function sumAlone(
  sql: Sql,
  kind: DecisionKind,
  { by, now, except = 0 }: Decider,
): Promise<Cents> {
  const { type, state } = decisions[kind];
  const [alone] = await sql<{ cents: Cents }>`
    select coalesce(sum(coalesce(credited_cents, payment.cents)), 0)::bigint as cents
    from payment_step as step join payment on payment.id = step.payment_id
      left join lateral (
        select look.by, look.cents, look.currency from payment_step as look
        where look.payment_id = payment.id and look.reason = 'second_look' order by look.number desc limit 1
      ) as look on true
    where step.by <> '' and lower(trim(step.by)) = lower(trim(${by})) and step.state = ${state}
      and step.at > ${now}::timestamptz - interval '1 day' and type = ${type} and payment.id <> ${except}
      and (look.by is null or lower(trim(look.by)) = lower(trim(${by}))
        or (type = 'deposit' and (look.cents, look.currency) is distinct from (credited_cents, credited_currency)))`;
  return alone!.cents;
}
