// What the examiner thinks of somebody, in our words.
import * as z from 'zod/mini';

export type ReviewState = 'init' | 'pending' | 'accepted' | 'retry' | 'refused';

export interface Review {
  state: ReviewState;
  /** What it says to the player. */
  comment: string;
}

/** As Sumsub tells it; whatever else it says is nothing to us. */
export const SumsubReview = z.object({
  reviewStatus: z.string(),
  reviewResult: z.optional(
    z.object({
      reviewAnswer: z.optional(z.string()),
      reviewRejectType: z.optional(z.string()),
      moderationComment: z.optional(z.string()),
    }),
  ),
});

const COMMENT_MAX = 1000;

/** A word we do not know is never a yes: the player waits until we are told more. */
export function reviewOf({ reviewStatus, reviewResult = {} }: z.output<typeof SumsubReview>): Review {
  const comment = (reviewResult.moderationComment ?? '').slice(0, COMMENT_MAX);
  if (reviewStatus === 'init') return { state: 'init', comment: '' };
  if (reviewStatus !== 'completed') return { state: 'pending', comment: '' };
  if (reviewResult.reviewAnswer === 'GREEN') return { state: 'accepted', comment: '' };
  if (reviewResult.reviewAnswer !== 'RED') return { state: 'pending', comment: '' };
  return { state: reviewResult.reviewRejectType === 'FINAL' ? 'refused' : 'retry', comment };
}
