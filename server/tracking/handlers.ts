import type { tracking as contract } from '#contract/tracking.ts';
import type { HandlersOf } from '../calls/context.ts';
import { trackingSettings } from './settings.ts';

export const tracking: HandlersOf<typeof contract> = {
  getSettings: async (_input, { content }) => trackingSettings(content),
};
