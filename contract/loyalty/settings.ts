// How an operator has set up loyalty (spec §3 "Loyalty configuration"): content/cms/loyalty.json.
import * as z from 'zod/mini';

export const characterPlaces = ['profile', 'loyalty', 'both'] as const;

export const LoyaltySettings = z.object({
  isEnabled: z.boolean(),
  areCharactersEnabled: z.boolean(),
  /** Where characters are shown (decision D88). */
  characterPlaces: z.enum(characterPlaces),
  /** One of our objects, by name. */
  coinIcon: z.string().check(z.regex(/^[\w-]{1,60}$/)),
  /** A page that explains it all; empty: there is none. */
  tutorialUrl: z.string(),
  /** How long a notice stays, in milliseconds; without it, five seconds. */
  notificationDuration: z.optional(z.int()),
  /** The address of what is heard with a notice; empty: nothing is. */
  notificationSound: z.string().check(z.regex(/^(\/[\w./-]{1,200})?$/)),
});
export type LoyaltySettings = z.output<typeof LoyaltySettings>;
