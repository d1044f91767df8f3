// What the sandbox's examiner thinks of somebody, as the tester decides, and the word it sends us about it.
import { createHmac } from 'node:crypto';
import type { VerificationContext } from '#server/verification/examiner.ts';
import { hearWebhook } from '#server/verification/webhook.ts';

export const outcomes = ['pending', 'accepted', 'retry', 'refused'] as const;
export type Outcome = (typeof outcomes)[number];

const results = {
  pending: null,
  accepted: { reviewAnswer: 'GREEN' },
  retry: {
    reviewAnswer: 'RED',
    reviewRejectType: 'RETRY',
    rejectLabels: ['BAD_PHOTO'],
    moderationComment: 'The photo is too blurred to be read. Please take it again in good light.',
  },
  refused: { reviewAnswer: 'RED', reviewRejectType: 'FINAL', rejectLabels: ['FORGERY'] },
} as const satisfies Record<Outcome, object | null>;

export interface Seen {
  id: string;
  external_id: string;
  applicant_id: string | null;
  review_status: string;
}

const SHOWN_MAX = 50;

export const listSeen = ({ db }: Pick<VerificationContext, 'db'>): Promise<Seen[]> =>
  db.sql<Seen>`
    select id, external_id, applicant_id, review_status from sandbox_identity
    order by created_at desc, id limit ${SHOWN_MAX}`;

/** False where it knows nobody of that name. */
export async function decide(
  externalId: string,
  outcome: Outcome,
  ctx: VerificationContext,
): Promise<boolean> {
  const result = results[outcome];
  const [seen] = await ctx.db.sql<Seen>`
    update sandbox_identity
    set review_status = ${result === null ? 'pending' : 'completed'},
      review_result = ${result === null ? null : JSON.stringify(result)}::text::jsonb
    where external_id = ${externalId} returning id, external_id, applicant_id, review_status`;
  if (seen === undefined) return false;
  await send(seen, ctx);
  return true;
}

async function send({ id, external_id, applicant_id, review_status }: Seen, ctx: VerificationContext) {
  const what = applicant_id === null ? 'applicant' : 'applicantAction';
  const word = {
    type: `${what}${review_status === 'completed' ? 'Reviewed' : 'Pending'}`,
    applicantId: applicant_id ?? id,
    reviewStatus: review_status,
    createdAtMs: ctx.now.getTime(),
    ...(applicant_id !== null && { applicantActionId: id, externalApplicantActionId: external_id }),
  };
  const raw = Buffer.from(JSON.stringify(word));
  const digest = createHmac('sha256', ctx.config.sumsub!.webhookSecret).update(raw).digest('hex');
  await hearWebhook(raw, { algorithm: 'HMAC_SHA256_HEX', digest }, ctx);
}
