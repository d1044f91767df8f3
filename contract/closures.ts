// What the operator can close in an emergency, and what a player is told about it.
import * as z from 'zod/mini';

export const closableScopes = ['site', 'product', 'game', 'studio', 'method', 'country'] as const;
export type ClosableScope = (typeof closableScopes)[number];

/** Casino is everything with rounds; tables and studios are parts of it that can be closed alone. */
export const closableProducts = ['casino', 'tables', 'studios', 'sports', 'tournaments'] as const;

/** "site", "product:sports", "game:book-of-sun", "studio:acme", "method:card", "country:LV". */
export type ClosureTarget = 'site' | `${Exclude<ClosableScope, 'site'>}:${string}`;

export const ClosedDetails = z.object({
  target: z.string(),
  /** By language. */
  messages: z.record(z.string(), z.string()),
  /** Null: until the operator opens it. */
  until: z.nullable(z.string()),
  /** In seconds. */
  retry_after: z.int(),
});
export type ClosedDetails = z.output<typeof ClosedDetails>;
