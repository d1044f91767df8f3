// Thresholds as they are stored: each change with who asked, who agreed and why. The last change of a name is in force, on
// every server, because a decision about money reads it in its own transaction.
import { type ThresholdName, type ThresholdValues, valuesInForce } from '#rules/thresholds.ts';
import type { Sql, Tx } from '../database/db.ts';

export async function readThresholds(sql: Sql): Promise<ThresholdValues> {
  return valuesInForce(
    await sql<{ name: string; value: number }>`
      select distinct on (name) name, to_value as value from threshold_change order by name, id desc`,
  );
}

export interface ThresholdChange {
  name: ThresholdName;
  from: number;
  to: number;
  reason: string;
  /** Names the request that a second person agreed to. */
  approval: number;
  askedBy: number;
  agreedBy: number;
}

export const storeThreshold = (
  { sql }: Tx,
  { name, from, to, reason, approval, askedBy, agreedBy }: ThresholdChange,
  now: Date,
) => sql`
  insert into threshold_change (name, from_value, to_value, reason, approval_id, asked_by, agreed_by, at)
  values (${name}, ${from}, ${to}, ${reason}, ${approval}, ${askedBy}, ${agreedBy}, ${now})`;

/** Changes of one threshold wait for each other. */
export const lockThreshold = ({ sql }: Tx, name: ThresholdName) => sql`
  select pg_advisory_xact_lock(hashtext('threshold'), hashtext(${name}))`;

export interface StoredChange {
  name: string;
  from_value: number;
  to_value: number;
  reason: string;
  asked_by: string;
  agreed_by: string;
  at: Date;
}

const SHOWN_EACH = 20;

/** The last changes of each, the latest first. */
export const listThresholdChanges = (sql: Sql): Promise<StoredChange[]> =>
  sql<StoredChange>`
    select change.name, from_value, to_value, reason, asker.name as asked_by, agreed.name as agreed_by, at
    from (
      select *, row_number() over (partition by name order by id desc) as place from threshold_change
    ) as change
      join staff_member as asker on asker.id = change.asked_by
      join staff_member as agreed on agreed.id = change.agreed_by
    where place <= ${SHOWN_EACH} order by change.id desc`;
