// What keeps an account its player's own: the password, the second factor, the sessions, and the way out.
import * as z from 'zod/mini';
import { exclusionPeriods } from '#rules/self-exclusion.ts';
import { get, post } from '../define.ts';
import { Done, flag } from '../wire.ts';

/** Where the player is signed in. Times are ISO 8601, in UTC. */
export const SessionInfo = z.object({
  id: z.string(),
  /** As far as the browser tells: "Firefox", "Android"; empty where it does not. */
  browser: z.string(),
  system: z.string(),
  device: z.enum(['desktop', 'phone', 'tablet', 'unknown']),
  address: z.string(),
  created_at: z.string(),
  last_seen_at: z.string(),
  is_current: z.boolean(),
});
export type SessionInfo = z.output<typeof SessionInfo>;

const code = z.string().check(z.maxLength(20));
const password = z.string().check(z.maxLength(200));

/**
 * Shows that it is the owner who asks (amendment M10): the password, or, for an account that has none, a code to a
 * contact that counts. Without them the refusal names the field: `password`, or `code` with the words of
 * rules/two-factor.ts; or `session`, where only a fresh sign-in by the service that opens the account is proof.
 */
export const ownerProof = { password: z.optional(password), code: z.optional(code) };

export const accountSecurity = {
  /** Every other session of the player ends. Whoever has no password yet shows a code in place of the old one. */
  changepassword: post('account.changepassword', {
    who: 'player',
    servesExcluded: true,
    input: z.object({ old_password: z.optional(password), password, code: z.optional(code) }),
    output: Done,
    refuses: ['InvalidParameter', 'TooManyRequests'],
    changes: ['sessions', 'profile'],
  }),

  /**
   * Sends a code that confirmTwoFactorAuth takes (decision D45); 1 where it is already as wished. Whoever has a password
   * shows it first (amendment M10); for others that code is the proof.
   */
  changeTwoFactorAuth: post('account.changeTwoFactorAuth', {
    who: 'player',
    servesExcluded: true,
    input: z.object({ two_factor_auth: flag, password: ownerProof.password }),
    output: z.union([Done, z.object({ resend_time: z.int(), sent_to: z.string() })]),
    refuses: ['InvalidParameter', 'UserNeedConfirmContact', 'TooManyRequests'],
  }),

  confirmTwoFactorAuth: post('account.confirmTwoFactorAuth', {
    who: 'player',
    servesExcluded: true,
    input: z.object({ code }),
    output: Done,
    refuses: ['InvalidParameter', 'TooManyRequests'],
    changes: ['profile'],
  }),

  // Added calls (decisions D13, M7): the screens need them and the specification names none.

  getSessions: get('account.getSessions', {
    who: 'player',
    servesClosed: true,
    servesExcluded: true,
    input: z.object({}),
    output: z.object({ items: z.array(SessionInfo) }),
    shows: ['sessions'],
  }),

  /** One that is not the player's own, or has ended meanwhile, is ended already. */
  endSession: post('account.endSession', {
    who: 'player',
    servesClosed: true,
    isProtected: true,
    servesExcluded: true,
    input: z.object({ id: z.string().check(z.maxLength(100)) }),
    output: Done,
    changes: ['sessions'],
  }),

  endOtherSessions: post('account.endOtherSessions', {
    who: 'player',
    servesClosed: true,
    isProtected: true,
    servesExcluded: true,
    input: z.object({}),
    output: Done,
    changes: ['sessions'],
  }),

  /** The periods on offer, and the exclusion last chosen, if there was one. */
  getSelfExclusion: get('account.getSelfExclusion', {
    who: 'player',
    servesClosed: true,
    isProtected: true,
    servesExcluded: true,
    input: z.object({}),
    output: z.object({
      periods: z.array(z.enum(exclusionPeriods)),
      last: z.nullable(
        z.object({
          period: z.enum(exclusionPeriods),
          set_at: z.string(),
          /** Null: it has no end. */
          ends_at: z.nullable(z.string()),
        }),
      ),
    }),
    shows: ['profile'],
  }),

  /** At once, and not to be taken back: every session ends, this one too (decision D84). */
  setSelfExclusion: post('account.setSelfExclusion', {
    who: 'player',
    servesClosed: true,
    isProtected: true,
    servesExcluded: true,
    input: z.object({ period: z.enum(exclusionPeriods) }),
    output: Done,
    changes: ['session', 'profile'],
  }),
};
