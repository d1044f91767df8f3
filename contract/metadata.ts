// What the site must know before it can greet anyone.
import * as z from 'zod/mini';
import { ClosedDetails } from './closures.ts';
import { get } from './define.ts';
import { SiteFlags } from './site-flags.ts';
import { CurrencyCode } from './wire.ts';

export const GeneralInfo = z.object({
  analytic: z.record(z.string(), z.string()),
  available_currencies: z.array(CurrencyCode),
  available_locales: z.array(z.string()),
  default_currency: CurrencyCode,
  is_seon_enabled: z.boolean(),
  domain_state: z.enum(['active', 'blocked', 'mirror']),
  domain_type: z.enum(['main', 'mirror']),
  time_to_force_logout: z.int(),
  is_bonus_isolation_enabled: z.boolean(),
  is_game_history_export_enabled: z.boolean(),
  user_inactivity_cashier_time: z.int(),
  user_inactivity_pp_time: z.int(),
  /** Ours: where the live socket answers. */
  socket_url: z.string(),
  /** Ours: what staff has closed of the site, so that players see it before they choose it. */
  closures: z.array(ClosedDetails),
});
export type GeneralInfo = z.output<typeof GeneralInfo>;

export const metadata = {
  get: get('metadata.get', {
    who: 'anyone',
    servesBanned: true,
    input: z.object({}),
    output: z.object({
      /** True while the outside world (bank, mail, identity check) is played by the sandbox. */
      is_sandbox: z.boolean(),
      content_version: z.string(),
      /** Rises with every change of an operator: an open page is told of a later one by the channel content.changed. */
      content_revision: z.int(),
      /** The same as content.getSettings tells the site, for who asks for nothing else. */
      feature_flags: SiteFlags,
      /** Words for what is wrong with a field, by code; they beat everyone else's (decision D62). */
      validation_messages: z.record(z.string(), z.string()),
      /** What can be paid with here, by the names players know: Visa, Bitcoin. */
      payment_marks: z.array(z.string()),
    }),
    shows: ['content', 'switches'],
  }),

  getgeneralinfo: get('metadata.getgeneralinfo', {
    who: 'anyone',
    servesBanned: true,
    input: z.object({}),
    output: GeneralInfo,
    shows: ['content', 'switches'],
  }),

  /** What the currencies of the house are called in the asker's language. */
  getCurrencies: get('metadata.getCurrencies', {
    who: 'anyone',
    input: z.object({}),
    output: z.object({ items: z.array(z.object({ code: CurrencyCode, name: z.string() })) }),
    shows: ['content'],
  }),
};
