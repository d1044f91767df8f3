// Who looks at documents for us: Sumsub, where the operator has an account; the sandbox's own otherwise; or
// nobody, and then nothing is asked of anyone.
import { Refusal } from '#contract/refusals.ts';
import { systemClock } from '../clock.ts';
import type { Context } from '../context.ts';
import { log } from '../log.ts';
import { playedSumsub, sandboxAccount } from '../sandbox/identity-api.ts';
import { ExaminerTrouble, SumsubClient } from './sumsub-client.ts';

export type VerificationContext = Pick<Context, 'db' | 'config' | 'content' | 'now' | 'secret'>;

interface SiteFlags {
  identityVerification: boolean;
}

const SUMSUB_SCRIPT = 'https://static.sumsub.com/idensic/static/sns-websdk-builder.js';
export const SANDBOX_SCRIPT = '/__sandbox/identity-check.js';

interface Examiner {
  client: SumsubClient;
  /** Of its widget, for the player's browser. */
  scriptUrl: string;
}

/** Where nobody looks at documents, nothing is asked of anyone. */
export const isExamined = ({ config, content }: Pick<VerificationContext, 'config' | 'content'>): boolean =>
  content.cms<SiteFlags>('site').identityVerification && (config.sumsub !== null || config.isSandbox);

export function findExaminer(ctx: VerificationContext): Examiner | null {
  const { config, secret } = ctx;
  if (!isExamined(ctx)) return null;
  // Sumsub takes a request by the world's clock, and knows nothing of the sandbox's.
  const { now } = systemClock;
  if (config.sumsub !== null)
    return { client: new SumsubClient(config.sumsub, { fetch, now }), scriptUrl: SUMSUB_SCRIPT };
  const client = new SumsubClient(sandboxAccount(secret), { fetch: playedSumsub(ctx), now });
  return { client, scriptUrl: SANDBOX_SCRIPT };
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
    log.warn('the examiner did not answer', { err: error });
    throw new Refusal('UnknownError');
  }
}
