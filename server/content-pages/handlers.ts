import type { AuthSettings } from '#contract/auth/settings.ts';
import type { content as contract } from '#contract/content.ts';
import type { Output } from '#contract/define.ts';
import type { HandlersOf } from '../calls/context.ts';
import { localised } from '../content/localised.ts';
import { redirectsOf } from '../content/redirects.ts';
import { siteFlags } from '../content/site-flags.ts';
import { offersService } from '../social/issuers.ts';
import { findPage } from './find-page.ts';

type Settings = Output<(typeof contract)['getSettings']>;
type Functional = Pick<Settings, 'validator' | 'cashier' | 'settingsForUpdBalance'>;

export const content: HandlersOf<typeof contract> = {
  async getPage({ slug }, { content: files, locale, now }) {
    return findPage(files, locale, { slug, now });
  },

  getRedirects: async (_input, { content: files }) => ({
    items: redirectsOf(files).map(({ from_url, to_url }) => ({ from_url, to_url })),
  }),

  async getSettings(_input, { config, content: files, locale }) {
    const auth = localised<AuthSettings>(files, locale, 'auth');
    const { validator, cashier, settingsForUpdBalance } = localised<Functional>(
      files,
      locale,
      'functional-settings',
    );
    return {
      // A button to a site that was never set up would lead nowhere.
      auth: { ...auth, social: auth.social.filter(({ service }) => offersService(config, service)) },
      validator,
      cashier,
      settingsForUpdBalance,
      site: siteFlags(config, files),
      places: { hosts: [...config.returnHosts], framedBy: [...config.formsFramedBy] },
    };
  },
};
