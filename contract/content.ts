// What the content system has to say. Added calls (decision M7): the specification names the screens and the settings,
// and no call for them.
import * as z from 'zod/mini';
import { AuthSettings } from './auth/settings.ts';
import { get } from './define.ts';
import { SiteFlags } from './site-flags.ts';

export const Section = z.object({
  /** The section's own address on the page: /fairness#check. */
  id: z.string(),
  title: z.string(),
  paragraphs: z.array(z.string()),
  points: z.optional(z.array(z.string())),
  /** Other sites that can help. */
  links: z.optional(z.array(z.object({ label: z.string(), href: z.string() }))),
});

export const ContentPage = z.object({
  slug: z.string(),
  /** One of our objects, by name. */
  image: z.string(),
  title: z.string(),
  /** For search engines and link previews. */
  description: z.string(),
  intro: z.string(),
  sections: z.array(Section),
  /** Rich text of an editor, reduced to harmless HTML; empty where the sections say everything. */
  body: z.string(),
});
export type ContentPage = z.output<typeof ContentPage>;

/** How forms speak of what is wrong (decision D62): which of the two sets of messages, and words of the operator's own. */
export const Validator = z.object({
  messageSet: z.enum(['A', 'B']),
  messages: z.record(z.string(), z.string()),
});

export const depositViews = ['ContainerView', 'ContainerScrollView'] as const;
export const detailPlaces = ['header-cashier', 'header-profile-menu'] as const;
export type DetailPlace = (typeof detailPlaces)[number];

/** How the cashier is shown (spec §9): the methods, the parts of the balance, and how a method's address is written. */
export const CashierSettings = z.object({
  depositView: z.enum(depositViews),
  detalizationPlaces: z.array(z.enum(detailPlaces)),
  methodUrl: z.enum(['sysname', 'id']),
});
export type CashierSettings = z.output<typeof CashierSettings>;

/** How pages ask for the balance by themselves (spec §3 "Balance-refresh settings"); what is not said has a default. */
const BalanceRefresh = z.object({
  isEnabledInterval: z.optional(z.boolean()),
  countSecondsForInterval: z.optional(z.number()),
  isEnabledTurnOffRequests: z.optional(z.boolean()),
  countMinutesAfterWhichRequestsTurnedOff: z.optional(z.number()),
  isEnabledRequestsAfterClick: z.optional(z.boolean()),
  countSecondsForDelayBetweenClick: z.optional(z.number()),
});

/** Other sites we deal with: hosts a visitor may be sent back to, and origins that may frame our forms. */
const Places = z.object({ hosts: z.array(z.string()), framedBy: z.array(z.string()) });

export const content = {
  /** Null when no page has that name. */
  getPage: get('content.getPage', {
    who: 'anyone',
    servesBanned: true,
    input: z.object({ slug: z.string().check(z.maxLength(100)) }),
    output: z.nullable(ContentPage),
    shows: ['content'],
  }),

  /** Where the operator sends visitors; pages know it for the steps that do not pass the server. */
  getRedirects: get('content.getRedirects', {
    who: 'anyone',
    servesBanned: true,
    input: z.object({}),
    output: z.object({ items: z.array(z.object({ from_url: z.string(), to_url: z.string() })) }),
    shows: ['content'],
  }),

  /** The settings that forms and the cashier are drawn from, as /nfx/cms-config has them; asked for when a form is first wanted. */
  getSettings: get('content.getSettings', {
    who: 'anyone',
    servesBanned: true,
    input: z.object({}),
    output: z.object({
      auth: AuthSettings,
      validator: Validator,
      cashier: CashierSettings,
      site: SiteFlags,
      places: Places,
      settingsForUpdBalance: z.optional(BalanceRefresh),
    }),
    shows: ['content'],
  }),
};
