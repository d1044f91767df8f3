// How an operator sets up sign-in and registration (spec §3 "Auth configuration", "Auth type entry", "Social item",
// "Auth banner"). Texts are in the visitor's language already.
import * as z from 'zod/mini';

/** An optional block of the form: whether it is there, and how it starts. */
const Block = z.object({ isActive: z.boolean(), defaultValue: z.optional(z.boolean()) });

export const registrationBlocks = [
  'confirmEmailPopup',
  'showCharacterSelect',
  'showPromocode',
  'showPromoFieldByDefault',
  'terms',
  'notify',
  'markBetting',
] as const;

export const AuthType = z.object({
  id: z.string(),
  label: z.string(),
  /** The contact by which the player will sign in: email or mobile. */
  field: z.string(),
  kind: z.enum(['form', 'fast', 'social']),
  isFast: z.boolean(),
});
export type AuthType = z.output<typeof AuthType>;

export const SocialItem = z.object({
  id: z.string(),
  name: z.string(),
  /** One of the kit's icons, by name. */
  icon: z.string(),
  service: z.string(),
});
export type SocialItem = z.output<typeof SocialItem>;

export const authModes = ['authorization', 'registration', 'restore', 'twofa', 'socialRegistration'] as const;
export type AuthMode = (typeof authModes)[number];

/** What stands beside the form. `label` is small and above, `value` is the headline, `addition` a sentence below. */
export const AuthBanner = z.object({
  modes: z.array(z.enum(authModes)),
  label: z.string(),
  value: z.string(),
  addition: z.string(),
  /** A compact one takes less of a phone's height. */
  banner_type: z.enum(['regular', 'compact']),
  /** Figures before a painted backdrop: one for phones, one for everything wider. */
  image_mobile: z.string(),
  image_tablet: z.string(),
});
export type AuthBanner = z.output<typeof AuthBanner>;

export const AuthSettings = z.object({
  registration: z.record(z.enum(registrationBlocks), Block),
  authTypes: z.array(AuthType),
  social: z.array(SocialItem),
  banners: z.array(AuthBanner),
  /** The words on the button that sends a registration. */
  submitText: z.string(),
  /** What one agrees to: in `text`, {name} stands for the link of that name. */
  terms: z.object({
    text: z.string(),
    links: z.array(z.object({ name: z.string(), label: z.string(), slug: z.string() })),
  }),
});
export type AuthSettings = z.output<typeof AuthSettings>;
