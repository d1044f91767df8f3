// Coming in. Apart from auth.ts, because nobody signs in before the first page is painted.
import * as z from 'zod/mini';
import { AccountInfo } from '../account/account.ts';
import { post } from '../define.ts';
import { Done, flag } from '../wire.ts';

const text = z.optional(z.string());

/** Spec §3 "Registration values", named as on the wire: the phone is `phone`, empty values are left out (§7). */
const RegistrationInput = z.object({
  login: text,
  email: text,
  phone: text,
  phone_country_code: text,
  password: text,
  locale: text,
  currency: text,
  country_code: text,
  region: text,
  document_type: text,
  document_number: text,
  first_name: text,
  middle_name: text,
  last_name: text,
  birth_date: text,
  sex: text,
  postcode: text,
  home_town: text,
  address: text,
  fakename: text,
  promo_code: text,
  terms: z.optional(flag),
  notify: z.optional(flag),
  is_betting: z.optional(flag),
  character_id: text,
  /** Ours: the id of the auth type whose form was filled in. */
  auth_type: text,
  /** Where the visitor came from, as the address said (spec §2 "Analytics keys", decision D97). */
  track_id: text,
  show_popup_reg: text,
  publisher_id: text,
  goal_id: text,
  goal_entry_id: text,
  link_id: text,
});
export type RegistrationInput = z.output<typeof RegistrationInput>;

export const authEntry = {
  /**
   * With a login and a password, or with `service` and `init_data` from a messenger's mini-app (decision D54). Where
   * two-factor is on, the answer without a code is an InvalidParameter whose message is one of rules/two-factor.ts, with
   * `resend_time`; the second step sends the same again with `code`. Wrong credentials are an Authorization.
   */
  login: post('auth.login', {
    who: 'anyone',
    servesBanned: true,
    input: z.object({
      login: text,
      password: text,
      code: text,
      /** Ours: whoever has excluded themselves comes in only to take their money home. */
      is_payout: z.optional(flag),
      /** Another name for `code` (decision D45). */
      two_factor_auth: text,
      service: z.optional(z.enum(['telegram'])),
      init_data: text,
    }),
    output: AccountInfo,
    refuses: ['Authorization', 'UserBanned', 'UserDeleted', 'InvalidParameter', 'TooManyRequests'],
    changes: ['session', 'profile', 'balance'],
  }),

  /**
   * For a player whose registration is not completed (social sign-in) this completes it (decision D53). A person who has
   * excluded themselves is told so on any account, and a document is one account's alone (decision M14).
   */
  register: post('auth.register', {
    who: 'anyone',
    input: RegistrationInput,
    output: z.extend(AccountInfo, {
      /** Only where the form asked for none (decision D61): shown once, and nowhere kept. */
      generated_password: text,
    }),
    refuses: ['InvalidRequest', 'InvalidParameter', 'Authorization', 'UserBanned', 'TooManyRequests'],
    changes: ['session', 'profile', 'balance'],
  }),

  /**
   * With a login: always 1, and a link with a token goes to its owner, if there is one. With a token and a password: the
   * password is set and every session of the player ends (decision D46). Where two-factor is on, `code` is asked for as
   * it is at sign-in (amendment M10).
   */
  restore: post('auth.restore', {
    who: 'anyone',
    servesBanned: true,
    input: z.object({ login: text, token: text, password: text, code: text }),
    output: Done,
    refuses: ['InvalidParameter', 'TooManyRequests'],
    changes: ['session', 'profile'],
  }),
};
