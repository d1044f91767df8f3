// Who looks at documents for us: Sumsub, or in the sandbox a service that speaks as it does; or nobody, and then nothing
// is asked of anyone.
import { Refusal } from '#contract/refusals.ts';
import type { Context } from '../calls/context.ts';
import type { Breaker } from '../plumbing/breaker.ts';
import { systemClock } from '../plumbing/clock.ts';
import { logOutage } from '../plumbing/outage-log.ts';
import { ExaminerTrouble, guardedFetch, SumsubClient } from './sumsub-client.ts';

export type VerificationContext = Pick<
  Context,
  'db' | 'config' | 'content' | 'rooms' | 'now' | 'secret' | 'vault'
>;

interface SiteFlags {
  identityVerification: boolean;
}

interface Examiner {
  client: SumsubClient;
  /** Of its widget, for the player's browser. */
  scriptUrl: string;
  breaker: Breaker;
}

/** Where nobody looks at documents, nothing is asked of anyone. */
export const isExamined = ({ config, content }: Pick<VerificationContext, 'config' | 'content'>): boolean =>
  content.cms<SiteFlags>('site').identityVerification && config.sumsub !== null;

export function findExaminer(
  ctx: Pick<VerificationContext, 'config' | 'content' | 'rooms'>,
): Examiner | null {
  const { sumsub } = ctx.config;
  if (sumsub === null || !isExamined(ctx)) return null;
  const { breaker } = ctx.rooms.verification;
  // It takes a request by the world's clock, and knows nothing of the sandbox's.
  const client = new SumsubClient(sumsub, { fetch: guardedFetch(breaker), now: systemClock.now });
  return { client, scriptUrl: sumsub.scriptUrl, breaker };
}

export function requireExaminer(ctx: VerificationContext): Examiner {
  const examiner = findExaminer(ctx);
  if (examiner === null) throw new Refusal('InvalidRequest');
  return examiner;
}

/** The player is told to try again; the operator, what went wrong. */
export async function orTrouble<T>(asking: Promise<T>): Promise<T> {
  try {
    return await asking;
  } catch (error) {
    if (!(error instanceof ExaminerTrouble)) throw error;
    logOutage('the examiner', 'a player’s question was not answered', error);
    throw new Refusal('UnknownError');
  }
}
