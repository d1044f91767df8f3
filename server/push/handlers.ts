import type { push as contract } from '#contract/push.ts';
import { Refusal } from '#contract/refusals.ts';
import { DONE } from '#contract/wire.ts';
import type { HandlersOf } from '../calls/context.ts';
import { isPushService } from './send-push.ts';
import { endSubscription, isSubscribed, keepSubscription } from './subscriptions.ts';

export const push: HandlersOf<typeof contract> = {
  getSettings: async (_input, { config, db, player, session }) => ({
    public_key: config.push?.publicKey ?? null,
    is_subscribed: session !== null && (await isSubscribed(db.sql, { playerId: player.id, session })),
  }),

  async subscribe(subscription, { config, db, player, session, now }) {
    if (config.push === null || session === null || !isPushService(subscription.endpoint, config))
      throw new Refusal('InvalidParameter', { invalid_parameters: { endpoint: ['unknown'] } });
    await keepSubscription(db, subscription, { playerId: player.id, session, now });
    return DONE;
  },

  async unsubscribe(_input, { db, player, session }) {
    if (session !== null) await endSubscription(db.sql, { playerId: player.id, session });
    return DONE;
  },
};
