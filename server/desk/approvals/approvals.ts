// A change that two people must agree to: one asks, another decides, and what was agreed to is carried out in the
// transaction that says so. Told twice, it is done once; nobody decides about their own wish.
import * as z from 'zod/mini';
import type { Approval } from '#contract/desk/approvals.ts';
import { mayDo, type Permission } from '#contract/desk/permissions.ts';
import { Refusal } from '#contract/refusals.ts';
import type { StaffMember } from '../../calls/context.ts';
import { isUniqueViolation, type Sql, type Tx } from '../../database/db.ts';
import type { StaffContext } from '../desk-context.ts';

/** What was asked for, as whoever carries it out is told. */
export interface Asked {
  /** Names the fact: whatever moves money by it does so under this. */
  approval: number;
  subject: string;
  reason: string;
  askedBy: Pick<StaffMember, 'id' | 'name'>;
}

interface Approvable<P> {
  /** Of who may approve and decline. */
  permission: Permission;
  payload: z.ZodMiniType<P>;
  /** Refuses with a sentence when it can no longer be done; then it waits on. */
  carryOut(
    tx: Tx,
    payload: P,
    asked: Asked,
    ctx: StaffContext,
  ): Promise<{ before?: unknown; after?: unknown }>;
}

/** Of whatever kind: what was kept is checked by its own schema before it is carried out. */
export interface AnyApprovable {
  permission: Permission;
  carryOut(
    tx: Tx,
    kept: unknown,
    asked: Asked,
    ctx: StaffContext,
  ): ReturnType<Approvable<unknown>['carryOut']>;
}

export const defineApprovable = <P>({ permission, payload, carryOut }: Approvable<P>): AnyApprovable => ({
  permission,
  carryOut: (tx, kept, asked, ctx) => carryOut(tx, z.parse(payload, kept), asked, ctx),
});

/** A no in the product's own words, for whoever decides. */
export const sayNo = (message: string): Refusal =>
  new Refusal('InvalidParameter', { invalid_parameters: {}, message });

interface Wish {
  kind: string;
  subject: string;
  payload: object;
  reason: string;
}

/** The number of what waits now. One change of a kind to a thing waits at a time. */
export async function askApproval(tx: Tx, wish: Wish, { staff, now }: StaffContext): Promise<number> {
  const { kind, subject, payload, reason } = wish;
  try {
    const [row] = await tx.sql<{ id: number }>`
      insert into staff_approval (kind, subject, payload, reason, asked_by, asked_at)
      values (${kind}, ${subject}, ${JSON.stringify(payload)}::text::jsonb, ${reason}, ${staff.id}, ${now}) returning id`;
    return row!.id;
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    throw sayNo('Such a change waits for a second person already.');
  }
}

interface ApprovalRow {
  id: number;
  kind: string;
  subject: string;
  payload: unknown;
  reason: string;
  asked_by: number;
  asked_name: string;
  state: Approval['state'];
}

/** Locks it: of two who decide at the same moment the second finds it decided. */
async function lockApproval(tx: Tx, id: number): Promise<ApprovalRow> {
  const [row] = await tx.sql<ApprovalRow>`
    select staff_approval.id, kind, subject, payload, reason, asked_by, name as asked_name, state
    from staff_approval join staff_member on staff_member.id = asked_by
    where staff_approval.id = ${id} for update of staff_approval`;
  if (row === undefined)
    throw new Refusal('InvalidParameter', { invalid_parameters: { approval: ['unknown'] } });
  return row;
}

interface Decision {
  id: number;
  note: string;
}

export async function approve(tx: Tx, { id, note }: Decision, ctx: StaffContext) {
  const row = await lockApproval(tx, id);
  const kind = requireDecider(row, ctx);
  const askedBy = { id: row.asked_by, name: row.asked_name };
  const asked = { approval: row.id, subject: row.subject, reason: row.reason, askedBy };
  const done = await kind.carryOut(tx, row.payload, asked, ctx);
  await decide(tx, { id, note }, 'done', ctx);
  return { row, done };
}

export async function decline(tx: Tx, decision: Decision, ctx: StaffContext): Promise<ApprovalRow> {
  const row = await lockApproval(tx, decision.id);
  requireDecider(row, ctx);
  await decide(tx, decision, 'declined', ctx);
  return row;
}

export async function withdraw(tx: Tx, id: number, ctx: StaffContext): Promise<ApprovalRow> {
  const row = await lockApproval(tx, id);
  if (row.asked_by !== ctx.staff.id) throw new Refusal('AccessDenied');
  requireWaiting(row);
  await decide(tx, { id, note: '' }, 'withdrawn', ctx);
  return row;
}

function requireDecider(row: ApprovalRow, { staff, rooms }: StaffContext): AnyApprovable {
  const kind = rooms.desk.approvable[row.kind];
  if (kind === undefined || !mayDo(staff.role, kind.permission)) throw new Refusal('AccessDenied');
  requireWaiting(row);
  if (row.asked_by === staff.id) throw sayNo('You have asked for this: another person must decide.');
  return kind;
}

function requireWaiting({ state }: ApprovalRow): void {
  if (state !== 'waiting') throw sayNo(`It has been decided: it is ${state}.`);
}

const decide = (tx: Tx, { id, note }: Decision, state: Approval['state'], { staff, now }: StaffContext) =>
  tx.sql`
    update staff_approval set state = ${state}, decided_by = ${staff.id}, decided_at = ${now}, note = ${note}
    where id = ${id}`;

export async function countWaiting(sql: Sql): Promise<number> {
  const [row] = await sql<{ waiting: number }>`
    select count(*)::int as waiting from staff_approval where state = 'waiting'`;
  return row!.waiting;
}

interface ListedRow {
  id: number;
  kind: string;
  subject: string;
  payload: unknown;
  reason: string;
  state: Approval['state'];
  asked_by: string;
  asker_id: number;
  asked_at: Date;
  decided_by: string | null;
  decided_at: Date | null;
  note: string;
}

/** The oldest that waits first; of what was decided, the latest. */
export async function listApprovals(
  sql: Sql,
  { state, after, count }: { state: Approval['state'] | null; after: number | null; count: number },
): Promise<ListedRow[]> {
  return sql<ListedRow>`
    select staff_approval.id, kind, subject, payload, reason, state, asker.name as asked_by, asker.id as asker_id,
      asked_at, decider.name as decided_by, decided_at, note
    from staff_approval join staff_member asker on asker.id = asked_by
      left join staff_member decider on decider.id = staff_approval.decided_by
    where (${state}::text is null or state = ${state}) and (${after}::bigint is null or staff_approval.id < ${after})
    order by staff_approval.id desc limit ${count + 1}`;
}

export function asListed(row: ListedRow, { staff, rooms }: StaffContext): Approval {
  const { asker_id, asked_at, decided_at, payload, ...rest } = row;
  const isWaiting = row.state === 'waiting';
  const permission = rooms.desk.approvable[row.kind]?.permission;
  const isDecider = permission !== undefined && mayDo(staff.role, permission);
  return {
    ...rest,
    payload: payload as Approval['payload'],
    asked_at: asked_at.toISOString(),
    decided_at: decided_at?.toISOString() ?? null,
    can_decide: isWaiting && isDecider && asker_id !== staff.id,
    can_withdraw: isWaiting && asker_id === staff.id,
  };
}
