import type { thresholds as contract, Threshold } from '#contract/desk/thresholds.ts';
import { type ThresholdName, termsOf, thresholdNames } from '#rules/thresholds.ts';
import type { Sql } from '../../database/db.ts';
import { listThresholdChanges, readThresholds, type StoredChange } from '../../thresholds/thresholds.ts';
import type { DeskHandlersOf } from '../desk-context.ts';
import { mayPropose, proposeThreshold, THRESHOLD } from './change-threshold.ts';

interface PendingRow {
  approval: number;
  name: string;
  to: number;
  asked_by: string;
}

const listPending = (sql: Sql) => sql<PendingRow>`
  select staff_approval.id as approval, payload ->> 'name' as name, (payload ->> 'to')::bigint as to,
    staff_member.name as asked_by
  from staff_approval join staff_member on staff_member.id = asked_by
  where kind = ${THRESHOLD} and state = 'waiting'`;

const asHistory = ({ at, from_value, to_value, reason, asked_by, agreed_by }: StoredChange) => ({
  ...{ at: at.toISOString(), from: from_value, to: to_value, reason, asked_by, agreed_by },
});

export const thresholds: DeskHandlersOf<typeof contract> = {
  async list(_input, { db: { sql }, staff }) {
    const [values, changes, pending] = await Promise.all([
      readThresholds(sql),
      listThresholdChanges(sql),
      listPending(sql),
    ]);
    const itemOf = (name: ThresholdName): Threshold => {
      const waiting = pending.find((one) => one.name === name);
      return {
        ...{ name, ...termsOf(name), value: values[name], can_propose: mayPropose(staff.role, name) },
        pending:
          waiting === undefined
            ? null
            : { approval: waiting.approval, to: waiting.to, asked_by: waiting.asked_by },
        history: changes.filter((change) => change.name === name).map(asHistory),
      };
    };
    return { items: thresholdNames.map(itemOf) };
  },
  propose: (request, ctx) => proposeThreshold(request, ctx),
};
