import type { metadata as contract } from '#contract/metadata.ts';
import type { HandlersOf } from '../calls/context.ts';
import { paymentMarks } from '../cashier/settings.ts';
import { closedDetails } from '../content/closures.ts';
import { currencyName } from '../content/languages.ts';
import { localised } from '../content/localised.ts';
import { siteFlags } from '../content/site-flags.ts';

type Settings = Omit<
  Awaited<ReturnType<HandlersOf<typeof contract>['getgeneralinfo']>>,
  'available_locales' | 'socket_url' | 'closures'
>;

export const metadata: HandlersOf<typeof contract> = {
  get: async (_input, { config, content, rooms, locale }) => ({
    payment_marks: paymentMarks({ content, rooms, locale }),
    is_sandbox: config.isSandbox,
    content_version: content.version,
    content_revision: content.revision,
    feature_flags: siteFlags(config, content),
    validation_messages: content.hasCms('validation-messages')
      ? localised(content, locale, 'validation-messages')
      : {},
  }),

  getgeneralinfo: async (_input, { content, switches, now }) => ({
    ...content.cms<Settings>('general'),
    available_locales: content.locales.map(({ code }) => code),
    socket_url: '/ws',
    closures: switches.closed.map((closure) => closedDetails(closure, now)),
  }),

  getCurrencies: async (_input, { content, locale }) => ({
    items: content
      .cms<Settings>('general')
      .available_currencies.map((code) => ({ code, name: currencyName(code, locale) })),
  }),
};
