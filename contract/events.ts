// What the live socket tells a player, by name. `changes` works as it does on a call.
import type * as z from 'zod/mini';
import { Balances } from './account.ts';
import type { Topic } from './topics.ts';

interface LiveEventTerms {
  data: z.ZodMiniType;
  changes: readonly Topic[];
}

export const events = {
  'account.balance_updated': { data: Balances, changes: ['balance'] },
} as const satisfies Record<string, LiveEventTerms>;

export type EventName = keyof typeof events;
export type LiveEvent = {
  [N in EventName]: { name: N; data: z.output<(typeof events)[N]['data']> };
}[EventName];
