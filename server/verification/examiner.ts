// Who looks at documents for us: Sumsub, where the operator has an account; the sandbox's own otherwise; or
// nobody, and then nothing is asked of anyone.
import { Refusal } from '#contract/refusals.ts';
import { Breaker } from '../base/breaker.ts';
import { systemClock } from '../base/clock.ts';
import type { Config } from '../config/config.ts';
import type { Context } from '../calls/context.ts';
import { logOutage } from '../base/outage-log.ts';
import { playedSumsub, sandboxAccount } from '#sandbox/identity-api.ts';
import { ExaminerTrouble, guardedFetch, SumsubClient } from './sumsub-client.ts';

export type VerificationContext = Pick<Context, 'db' | 'config' | 'content' | 'now' | 'secret' | 'vault'>;

interface SiteFlags {
  identityVerification: boolean;
}

const SUMSUB_SCRIPT = 'https://static.sumsub.com/idensic/static/sns-websdk-builder.js';
export const SANDBOX_SCRIPT = '/__sandbox/identity-check.js';

interface Examiner {
  client: SumsubClient;
  /** Of its widget, for the player's browser. */
  scriptUrl: string;
  breaker: Breaker;
}

/** Where nobody looks at documents, nothing is asked of anyone. */
export const isExamined = ({ config, content }: Pick<VerificationContext, 'config' | 'content'>): boolean =>
  content.cms<SiteFlags>('site').identityVerification && (config.sumsub !== null || config.isSandbox);

export function findExaminer(ctx: VerificationContext): Examiner | null {
  const { config, secret } = ctx;
  if (!isExamined(ctx)) return null;
  // Sumsub takes a request by the world's clock, and knows nothing of the sandbox's.
  const { now } = systemClock;
  const breaker = breakerOf(config);
  if (config.sumsub !== null) {
    const client = new SumsubClient(config.sumsub, { fetch: guardedFetch(breaker), now });
    return { client, scriptUrl: SUMSUB_SCRIPT, breaker };
  }
  const client = new SumsubClient(sandboxAccount(secret), { fetch: playedSumsub(ctx), now });
  return { client, scriptUrl: SANDBOX_SCRIPT, breaker };
}

const breakers = new WeakMap<Config, Breaker>();

/** One for one configuration: whoever asks knows how it went for the others. */
function breakerOf(config: Config): Breaker {
  const breaker = breakers.get(config) ?? new Breaker();
  breakers.set(config, breaker);
  return breaker;
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
