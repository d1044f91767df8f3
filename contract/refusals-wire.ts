// A refusal as it travels: a reason gains the suffix "Exception", its code and its details.
import * as z from 'zod/mini';
import { detailsOf } from './refusal-details.ts';
import { codeOf, Refusal, type RefusalName, reasonIn, refusalOf } from './refusals.ts';

export interface RefusalBody {
  error: { type: string; code: number; message: string; [detail: string]: unknown };
}

export const writeRefusal = ({ reason, details }: Refusal): RefusalBody => ({
  error: {
    type: `${reason}Exception`,
    code: codeOf(reason),
    message: messageOf(reason, details),
    ...z.encode(detailsOf(reason), details),
  },
});

export function readRefusal(body: unknown): Refusal {
  const reason = reasonIn(body);
  if (reason === 'UnknownError') return new Refusal(reason);
  const { type: _, code: __, message, ...details } = (body as RefusalBody).error;
  // The usual words are made anew; only others tell something.
  const said = message === messageOf(reason, details) ? details : { ...details, message };
  const decoded = z.safeDecode(detailsOf(reason), said);
  return refusalOf(reason, decoded.success ? decoded.data : {});
}

/** For logs and people with a terminal; what a player reads comes from translations. */
function messageOf(reason: RefusalName, details: object): string {
  const { invalid_parameters: wrong } = details as { invalid_parameters?: Record<string, string[]> };
  const words = reason.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase();
  return wrong === undefined ? words : `${words}: ${Object.keys(wrong).join(', ')}`;
}
