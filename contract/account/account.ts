// The player's own account: who they are and what they hold. What the shell needs on every page is stated here; the
// rest of the area has files of its own, which only the pages that use them load.
import * as z from 'zod/mini';
import { get, post } from '../define.ts';
import { Done, Money } from '../wire.ts';

export const Balances = z.object({
  balance_main: Money,
  balance_bonus: Money,
  balance_betting_bonus: Money,
  balance_fun: Money,
});
export type Balances = z.output<typeof Balances>;

/** Signed in means a uid above 0; a guest has 0 and empty values (spec §3 "Account info"). */
export const AccountInfo = z.extend(Balances, {
  uid: z.int(),
  reg_time: z.int(),
  login: z.string(),
  fakename: z.string(),
  is_subscribed: z.boolean(),
  is_on_verification: z.boolean(),
  is_verified: z.boolean(),
  is_kyc_block_enabled: z.boolean(),
  is_registration_completed: z.boolean(),
  country_code: z.string(),
  locale: z.string(),
  two_factor_auth: z.boolean(),
  /** Ours: the player has excluded themselves and is here only to take their money home. Null has no end. */
  self_exclusion_until: z.optional(z.nullable(z.string())),
});
export type AccountInfo = z.output<typeof AccountInfo>;

export const account = {
  getInfo: get('account.getInfo', {
    who: 'anyone',
    servesClosed: true,
    input: z.object({}),
    output: AccountInfo,
    shows: ['session', 'profile'],
  }),

  getBalance: get('account.getBalance', {
    who: 'player',
    servesExcluded: true,
    input: z.object({}),
    output: Balances,
    shows: ['balance'],
  }),

  /** A ticket for the live socket: good once, for a short time, and never the session itself. */
  getToken: get('account.getToken', {
    who: 'player',
    servesExcluded: true,
    input: z.object({}),
    output: z.object({ token: z.string() }),
  }),

  changelocale: post('account.changelocale', {
    who: 'player',
    servesExcluded: true,
    input: z.object({ locale: z.string().check(z.maxLength(20)) }),
    output: Done,
    refuses: ['InvalidParameter'],
    changes: ['profile'],
  }),
};
