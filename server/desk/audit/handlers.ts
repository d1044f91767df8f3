import type { audit as contract } from '#contract/desk/audit.ts';
import { ROWS_A_PAGE } from '#contract/desk/fields.ts';
import { spanOf } from '../../calls/days-asked.ts';
import type { DeskHandlersOf } from '../desk-context.ts';
import { listAudit } from './audit-list.ts';

export const audit: DeskHandlersOf<typeof contract> = {
  list: ({ after, count = ROWS_A_PAGE, member, call, subject, outcome, ...days }, { db }) =>
    listAudit(db.sql, {
      ...spanOf(days),
      after: after ?? null,
      count,
      member: member ?? null,
      call: call ?? null,
      subject: subject ?? null,
      outcome: outcome ?? null,
    }),
};
