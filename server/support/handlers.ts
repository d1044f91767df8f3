import type { support as contract } from '#contract/support.ts';
import { DONE } from '#contract/wire.ts';
import type { HandlersOf } from '../calls/context.ts';
import { chatSettings } from './chat-settings.ts';
import { sendFeedback } from './feedback.ts';
import { mailboxOf } from './mailbox.ts';

export const support: HandlersOf<typeof contract> = {
  getsettings: async (_input, { config, content }) => ({
    contacts: { email: mailboxOf(config) },
    ...chatSettings(content),
  }),

  async sendFeedback(written, ctx) {
    await sendFeedback(written, ctx);
    return DONE;
  },
};
