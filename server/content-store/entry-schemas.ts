// What each kind of entry must look like. The rest of the house takes what is served as it is, so nothing else may be kept.
import * as z from 'zod/mini';
import { AuthSettings } from '#contract/auth/settings.ts';
import { bannerPositions } from '#contract/banners.ts';
import { chatSettings } from '#contract/chat.ts';
import { CashierSettings, Section, Validator } from '#contract/content.ts';
import type { EntryKind } from '#contract/content-entries.ts';
import { LoyaltySettings } from '#contract/loyalty/settings.ts';
import { GeneralInfo } from '#contract/metadata.ts';
import { OfferRule } from '#contract/offer-rule.ts';
import { loaderLooks, SiteFlags } from '#contract/site-flags.ts';
import { TournamentDefinition } from '#contract/tournament-definition.ts';
import { trackingFile } from '../tracking/tracking-file.ts';
import { BonusTemplate } from './bonus-schema.ts';
import { CashbackDefinition } from './cashback-definition.ts';
import { giftLimitSettings } from './gift-limits.ts';
import { JackpotDefinition } from './jackpot-definition.ts';
import { LoyaltyCharacter, LoyaltyProduct, LoyaltyProgram, LoyaltyQuest } from './loyalty-schemas.ts';
import { Seo } from './seo-schema.ts';
import { trustedOriginSettings } from './trusted-origins.ts';

const line = (max: number) => z.string().check(z.maxLength(max));
const moment = z.nullable(z.iso.datetime());
/** In one language for all, or in each its own. */
const words = (max: number) => z.union([line(max), z.object({ $in: z.record(z.string(), line(max)) })]);
const place = z.optional(z.int());
const id = z.int().check(z.positive());

const Page = z.object({
  slug: z.string().check(z.regex(/^[a-z\d]+(-[a-z\d]+)*$/), z.maxLength(100)),
  image: line(200),
  from: z.optional(moment),
  until: z.optional(moment),
  place,
});

export const PageText = z.object({
  title: z.string().check(z.minLength(1), z.maxLength(200)),
  description: line(500),
  intro: line(2000),
  sections: z.array(Section),
  body: z.optional(line(100_000)),
});

const Banner = z.object({
  id,
  started_at: z.optional(moment),
  finished_at: moment,
  place,
  description: z.object({
    position: z.enum(bannerPositions),
    scene: line(200),
    kicker: words(100),
    title: words(200),
    text: z.optional(words(1000)),
    actions: z.array(z.object({ label: words(100), link: line(500) })).check(z.maxLength(3)),
  }),
});

const Popup = z.looseObject({
  id,
  started_at: moment,
  finished_at: moment,
  paths: z.nullable(z.array(z.string().check(z.regex(/^\//), z.maxLength(500))).check(z.maxLength(50))),
  image: line(200),
  kicker: words(100),
  title: words(200),
  text: words(2000),
  action: z.nullable(z.object({ label: words(100), link: line(500) })),
});

const Redirect = z.object({
  from_url: z.string().check(z.regex(/^\/[^\s\\]*$/), z.maxLength(500)),
  to_url: z.string().check(z.minLength(1), z.maxLength(1000)),
  place,
});

const CustomCode = z.looseObject({
  id: z.union([z.int(), line(100)]),
  code: line(50_000),
  position: z.enum(['head', 'bodyStart', 'bodyEnd']),
  isEnabled: z.boolean(),
});

const Media = z.object({
  name: line(200),
  hash: z.string().check(z.regex(/^[\da-f]{64}$/)),
  type: z.enum(['webp', 'png', 'jpeg', 'avif']),
  width: z.int(),
  height: z.int(),
  bytes: z.int(),
  alt: words(300),
});

export const schemas: Readonly<Record<Exclude<EntryKind, 'setting'>, z.ZodMiniType>> = {
  text: line(5000),
  page: Page,
  banner: Banner,
  popup: Popup,
  redirect: Redirect,
  seo: Seo,
  'custom-code': CustomCode,
  media: Media,
  bonus: BonusTemplate,
  offer: OfferRule,
  'loyalty-program': LoyaltyProgram,
  'loyalty-quest': LoyaltyQuest,
  'loyalty-product': LoyaltyProduct,
  'loyalty-character': LoyaltyCharacter,
  tournament: TournamentDefinition,
  jackpot: JackpotDefinition,
  cashback: CashbackDefinition,
};

/** Settings whose shape the contract knows; any other is kept in the shape that its release gives it. */
export const settingSchemas: Readonly<Record<string, Readonly<Record<string, z.ZodMiniType>>>> = {
  // Without what the server calculates.
  general: z.omit(GeneralInfo, { socket_url: true, closures: true }).shape,
  site: {
    ...z.omit(SiteFlags, { loyalty: true }).shape,
    // It stands in messages, where braces and quotes mean something.
    name: z.string().check(z.regex(/^[^{}'"<>]{1,40}$/)),
    loader: z.enum(loaderLooks),
  },
  loyalty: LoyaltySettings.shape,
  auth: { registration: AuthSettings.shape.registration },
  'functional-settings': { validator: Validator, cashier: CashierSettings },
  support: chatSettings,
  tracking: trackingFile,
  'trusted-origins': trustedOriginSettings,
  'gift-limits': giftLimitSettings,
};
