// A powerful role takes effect a day after two admins have agreed to it, as an invitation to it does, so that the other
// admins can still stop it. The member's row decides whether the day is over; the task only triggers the check.
import * as z from 'zod/mini';
import type { Role } from '#contract/desk/permissions.ts';
import type { Db, Tx } from '../../database/db.ts';
import { defineTask, schedule, type Worker, workerOf } from '../../jobs/tasks.ts';
import type { Clock } from '../../plumbing/clock.ts';

const WEEK_MS = 7 * 24 * 3_600_000;

const roleDue = defineTask('staff.role', z.object({ member: z.int() }), { lastsMs: WEEK_MS });

/** The member must be locked. A role that waits already is replaced. */
export async function scheduleRole(
  tx: Tx,
  { id }: { id: number },
  { role, startsAt }: { role: Role; startsAt: Date },
): Promise<void> {
  await tx.sql`
    update staff_member set next_role = ${role}, next_role_at = ${startsAt} where id = ${id}`;
  await schedule(tx, roleDue, { member: id }, startsAt);
}

export const rolesGiven = ({ clock }: { db: Db; clock: Clock }): Worker =>
  workerOf(roleDue, {
    width: 1,
    async run({ member }) {
      return async (tx) => {
        await tx.sql`
          update staff_member set role = next_role, next_role = null, next_role_at = null
          where id = ${member} and left_at is null and next_role_at <= ${clock.now()}`;
      };
    },
  });
