// One question at the desk, one answer. Who may ask is decided anew with every question, by the role as it is now; what
// they changed is in the audit log if and only if it is changed; what they may not do is noted too.
import * as z from 'zod/mini';
import type { Call } from '#contract/define.ts';
import { mayDo } from '#contract/desk/permissions.ts';
import { isRefusal, Refusal } from '#contract/refusals.ts';
import { type Said, wrongFields } from '../calls/answer.ts';
import type { Context, StaffMember } from '../calls/context.ts';
import { withPerson } from '../person/person-lock.ts';
import { noteLook, noteRefusal, writeAudit } from './audit/audit-log.ts';
import type { Change } from './desk-context.ts';

const PROOF_HOLDS_MS = 10 * 60_000;

type AnyHandler = (input: unknown, ctx: Context) => unknown;

export interface DeskAnswer {
  result: unknown;
  /** The secret the browser is signed in by from now on; null: by none. Undefined: as before. */
  session?: string | null | undefined;
}

export async function answerDesk(call: Call, read: () => Said, ctx: Context): Promise<DeskAnswer> {
  let subject = '';
  try {
    admit(call, ctx.staff);
    const { fields } = read();
    subject = subjectOf(call, fields);
    requireProof(call, ctx);
    const input = z.safeDecode(call.input, fields as never);
    if (!input.success)
      throw new Refusal('InvalidParameter', { invalid_parameters: wrongFields(input.error, fields) });
    const { result, session } = await (call.verb === 'GET'
      ? look(call, input.data, ctx, subject)
      : change(call, input.data, ctx, subject));
    return { result: z.encode(call.output, result as never), session };
  } catch (error) {
    if (isRefusal(error) && isNoted(call, error)) await noteRefusal(ctx, { call, subject, error });
    throw asDeclared(call, error);
  }
}

/** What was tried and not allowed. Guests who knock are many, and say nothing about anybody; the request log has them. */
const isNoted = ({ verb }: Call, { reason }: Refusal): boolean =>
  verb === 'GET' ? reason === 'AccessDenied' : reason !== 'Authorization' && reason !== 'TooManyRequests';

function admit({ who }: Call, staff: StaffMember | undefined): void {
  if (who === 'anyone') return;
  if (staff === undefined) throw new Refusal('Authorization');
  if (typeof who !== 'object' || !mayDo(staff.role, who.staff)) throw new Refusal('AccessDenied');
}

/** Told apart from a wrong field by its name: the desk then asks for the password and comes back. */
function requireProof({ needsProof }: Call, { staff, now }: Context): void {
  if (!needsProof) return;
  const provedAt = staff?.provedAt ?? null;
  if (provedAt !== null && now.getTime() - provedAt.getTime() < PROOF_HOLDS_MS) return;
  throw new Refusal('InvalidParameter', { invalid_parameters: { proof: ['required'] } });
}

function subjectOf({ about }: Call, fields: object): string {
  const named = about === undefined ? undefined : (fields as Record<string, unknown>)[about];
  return named === undefined ? '' : `${about} ${String(named)}`.slice(0, SUBJECT_MAX);
}

const SUBJECT_MAX = 240;

async function look(call: Call, input: unknown, ctx: Context, subject: string) {
  if (call.isPersonal) await noteLook(ctx, { call, subject });
  return { result: await handlerOf(call, ctx)(input, ctx), session: undefined };
}

async function change(call: Call, input: unknown, ctx: Context, subject: string) {
  const work = (await handlerOf(call, ctx)(input, ctx)) as Change<unknown>;
  const reason = (input as { reason?: string }).reason ?? '';
  return withPerson(() =>
    ctx.db.atomically(async (tx) => {
      const { answer, on, before, after, by, session } = await work(tx);
      const said = { call, subject: on ?? subject, reason, before, after, outcome: 'done' };
      await writeAudit(tx.sql, { ...said, by: by ?? ctx.staff ?? null }, ctx);
      return { result: answer, session };
    }),
  );
}

function handlerOf({ name }: Call, { rooms }: Context): AnyHandler {
  const [area, method] = name.split('.') as [string, string];
  return (rooms.desk.handlers as unknown as Record<string, Record<string, AnyHandler>>)[area]![method]!;
}

/** A refusal the contract does not mention is a bug, and is reported as one; who may not ask at all is told so always. */
function asDeclared(call: Call, error: unknown): unknown {
  if (!isRefusal(error) || call.refuses?.includes(error.reason)) return error;
  if (['Authorization', 'AccessDenied', 'InvalidParameter', 'InvalidRequest'].includes(error.reason))
    return error;
  return new Error(`${call.name} refused with undeclared ${error.reason}`, { cause: error });
}
