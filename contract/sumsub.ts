// Showing who one is, with the help of the examiner that looks at documents.
import * as z from 'zod/mini';
import { verificationSteps } from '#rules/verification-step.ts';
import { get, post } from './define.ts';
import { Done } from './wire.ts';

/** What the player will be asked to show, so that nothing comes as a surprise after the first deposit. */
export const askedFor = ['document', 'selfie'] as const;

export const Verification = z.object({
  step: z.enum(verificationSteps),
  asks: z.array(z.enum(askedFor)),
  /** In the examiner's own words, when it could not accept what it was shown; empty otherwise. */
  comment: z.string(),
  /** False once the examiner has said no for good: only support can help. */
  can_try: z.boolean(),
  /** The check of new data that is under way, and so to be gone on with; null where there is none. */
  external_action_id: z.nullable(z.string()),
  /** New data was accepted: name, birth date and document may be changed in the profile, once. */
  may_change: z.boolean(),
  /** Where the examiner's own script comes from. */
  script_url: z.string(),
});
export type Verification = z.output<typeof Verification>;

const actionId = z.string().check(z.minLength(1), z.maxLength(100));

export const sumsub = {
  /** Makes the player known to the examiner; asked again, it brings what the examiner knows up to date. */
  createApplicant: post('sumsub.createApplicant', {
    who: 'player',
    servesExcluded: true,
    input: z.object({}),
    output: Done,
    refuses: ['InvalidRequest', 'UserNeedProfileData', 'UnknownError'],
  }),

  /** For the examiner's widget, and for a short time. An action is one of the player's own, or there is none. */
  getAccessToken: post('sumsub.getAccessToken', {
    who: 'player',
    servesExcluded: true,
    input: z.object({ externalActionId: z.optional(actionId) }),
    output: z.object({ token: z.string() }),
    refuses: ['InvalidRequest', 'InvalidParameter', 'UserNeedProfileData', 'UnknownError'],
  }),

  // Added calls (decision M7): the screens need them and the specification names none.

  getVerification: get('sumsub.getVerification', {
    who: 'player',
    servesExcluded: true,
    input: z.object({}),
    output: Verification,
    refuses: ['InvalidRequest'],
    shows: ['profile'],
  }),

  /** A verified player has other data than before: begins a check of it, or goes on with the one under way. */
  startChange: post('sumsub.startChange', {
    who: 'player',
    input: z.object({}),
    output: z.object({ external_action_id: z.string() }),
    refuses: ['InvalidRequest', 'UserNeedProfileData', 'UnknownError'],
    changes: ['profile'],
  }),
};
