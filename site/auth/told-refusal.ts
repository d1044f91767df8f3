import { codeOf, isRefusal } from '#contract/refusals.ts';
import { tellAnalytics } from '../tracking/analytics.ts';

/** Whoever measures hears of a failure by the number of its refusal (spec §8); it fails as before. */
export const told =
  (on: 'login' | 'registration') =>
  (error: unknown): never => {
    if (isRefusal(error)) tellAnalytics('error', { on, code: codeOf(error.reason) });
    throw error;
  };
