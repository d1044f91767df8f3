// The settings of sign-in and registration as the product is deployed with them, in English, with what a test changes.
import type { AuthSettings } from '#contract/auth/settings.ts';
import type { content as contract } from '#contract/content.ts';
import type { Output } from '#contract/define.ts';
import { readContent } from '#server/content/content.ts';
import { localised } from '#server/content/localised.ts';

const content = readContent('content');

export type Settings = Output<typeof contract.getSettings>;

export function authSettings(change: Partial<AuthSettings> = {}): Settings {
  return {
    auth: { ...localised<AuthSettings>(content, 'en', 'auth'), ...change },
    validator: { messageSet: 'A', messages: {} },
    cashier: {
      depositView: 'ContainerView',
      detalizationPlaces: ['header-cashier', 'header-profile-menu'],
      methodUrl: 'sysname',
    },
    site: {
      identityVerification: true,
      responsibleGaming: true,
      betHistory: true,
      twoFactor: true,
      loyalty: true,
      bettingNotice: true,
      clickableTitle: false,
    },
    places: { hosts: [], framedBy: [] },
  };
}

type Blocks = AuthSettings['registration'];

/** All blocks off but those named. */
export const blocks = (on: Partial<Blocks>): Blocks => {
  const names = Object.keys(authSettings().auth.registration) as (keyof Blocks)[];
  const off = Object.fromEntries(names.map((name) => [name, { isActive: false }])) as Blocks;
  return { ...off, ...on };
};
