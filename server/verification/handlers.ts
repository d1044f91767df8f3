import type { sumsub as contract } from '#contract/sumsub.ts';
import { askedFor } from '#contract/sumsub.ts';
import { DONE } from '#contract/wire.ts';
import { verificationStep } from '#rules/verification-step.ts';
import type { HandlersOf } from '../calls/context.ts';
import { findChange, requireOwnAction, startChange } from './actions.ts';
import { ensureApplicant, externalUserId, findApplicant } from './applicants.ts';
import { orTrouble, requireExaminer } from './examiner.ts';

export const sumsub: HandlersOf<typeof contract> = {
  async createApplicant(_input, ctx) {
    await ensureApplicant(ctx);
    return DONE;
  },

  async getAccessToken({ externalActionId }, ctx) {
    const { client } = requireExaminer(ctx);
    if (externalActionId !== undefined) await requireOwnAction(ctx, externalActionId);
    await ensureApplicant(ctx);
    return { token: await orTrouble(client.accessToken(externalUserId(ctx.player.id), externalActionId)) };
  },

  async getVerification(_input, ctx) {
    const { scriptUrl } = requireExaminer(ctx);
    const { player, db } = ctx;
    const [applicant, change] = await Promise.all([
      findApplicant(db.sql, player.id),
      findChange(db.sql, player.id),
    ]);
    const isChanging = change !== undefined && change.state !== 'accepted';
    return {
      step: verificationStep({ ...player, isChanging }),
      asks: [...askedFor],
      comment: (isChanging ? change.comment : applicant?.comment) ?? '',
      can_try: !player.is_kyc_block_enabled,
      external_action_id: isChanging ? change.external_action_id : null,
      may_change: change?.state === 'accepted',
      script_url: scriptUrl,
    };
  },

  startChange: async (_input, ctx) => ({ external_action_id: await startChange(ctx) }),
};
