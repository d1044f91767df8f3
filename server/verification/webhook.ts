// What the examiner tells us by itself. It is believed to be the examiner's word, and to mean "ask me again"; no more.
import * as z from 'zod/mini';
import { tryOutsideJson } from '../plumbing/outside-json.ts';
import { findExaminer, type VerificationContext } from './examiner.ts';
import { hearAction, hearApplicant } from './reviews.ts';
import { isSumsubsWord } from './sumsub-signature.ts';

const Word = z.object({
  applicantId: z.string().check(z.minLength(1), z.maxLength(100)),
  externalApplicantActionId: z.optional(z.nullable(z.string().check(z.maxLength(100)))),
});

/** 'foreign' was not said by the examiner; 'unread' makes no sense to us. */
export type Hearing = 'heard' | 'foreign' | 'unread';

export async function hearWebhook(
  raw: Buffer,
  digest: Parameters<typeof isSumsubsWord>[2],
  ctx: VerificationContext,
): Promise<Hearing> {
  const { sumsub } = ctx.config;
  if (sumsub === null || findExaminer(ctx) === null) return 'foreign';
  if (!isSumsubsWord(sumsub.webhookSecret, raw, digest)) return 'foreign';
  const word = z.safeParse(Word, tryOutsideJson(raw));
  if (!word.success) return 'unread';
  const { applicantId, externalApplicantActionId } = word.data;
  if (externalApplicantActionId) await hearAction(externalApplicantActionId, ctx);
  else await hearApplicant(applicantId, ctx);
  return 'heard';
}
