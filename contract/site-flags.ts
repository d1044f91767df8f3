// In a file of its own because every page knows them, and a first load is to bring nothing else of the content system's.
import * as z from 'zod/mini';

/** Parts of the site that an operator may leave out (spec §3 "Site configuration flags"): page and menu go together. */
export const SiteFlags = z.object({
  identityVerification: z.boolean(),
  responsibleGaming: z.boolean(),
  betHistory: z.boolean(),
  /** What whoever bets should know, at the foot of the sports pages. */
  bettingNotice: z.boolean(),
  twoFactor: z.boolean(),
  /** Levels, coins and quests, or characters at least; set where these are. */
  loyalty: z.boolean(),
  /** The title of a section leads to all of it. */
  clickableTitle: z.boolean(),
});
export type SiteFlags = z.output<typeof SiteFlags>;

export const loaderLooks = ['flower', 'ring', 'dots'] as const;
export type LoaderLook = (typeof loaderLooks)[number];
