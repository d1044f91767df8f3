// A refusal as it travels: a reason gains the suffix "Exception", its code and its details.
import * as z from 'zod/mini';
import { codeOf, Refusal, type RefusalName, refusals } from './refusals.ts';

export interface RefusalBody {
  error: { type: string; code: number; message: string; [detail: string]: unknown };
}

export const writeRefusal = ({ reason, details }: Refusal): RefusalBody => ({
  error: {
    type: `${reason}Exception`,
    code: codeOf(reason),
    message: messageOf(reason, details),
    ...z.encode(refusals[reason].details as z.ZodMiniType<object, object>, details),
  },
});

/** Whatever cannot be understood, a proxy's page or a lost answer, is an UnknownError. */
export function readRefusal(body: unknown): Refusal {
  const { type, code: _, message, ...details } = (body as Partial<RefusalBody> | null)?.error ?? {};
  const reason = String(type).replace(/Exception$/, '') as RefusalName;
  if (!Object.hasOwn(refusals, reason)) return new Refusal('UnknownError');
  // The usual words are made anew; only others tell something.
  const said = message === messageOf(reason, details) ? details : { ...details, message };
  const decoded = z.safeDecode(refusals[reason].details as z.ZodMiniType<object, object>, said);
  return Reflect.construct(Refusal, [reason, decoded.success ? decoded.data : {}]) as Refusal;
}

/** For logs and people with a terminal; what a player reads comes from translations. */
function messageOf(reason: RefusalName, details: object): string {
  const { invalid_parameters: wrong } = details as { invalid_parameters?: Record<string, string[]> };
  const words = reason.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase();
  return wrong === undefined ? words : `${words}: ${Object.keys(wrong).join(', ')}`;
}
