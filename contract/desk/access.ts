// How staff come in at the desk and show that it is them: a password with a code of their phone, or a passkey.
import * as z from 'zod/mini';
import { get, post } from '../define.ts';
import { Done } from '../wire.ts';
import { roles } from './permissions.ts';

const email = z.string().check(z.trim(), z.maxLength(200), z.regex(/^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>"]+$/));
const password = z.string().check(z.minLength(1), z.maxLength(200));
/** Words of a person's own choice, long enough not to be guessed. */
const newPassword = z.string().check(z.minLength(12), z.maxLength(128));
const code = z.string().check(z.trim(), z.regex(/^\d{6}$/));
const token = z.string().check(z.regex(/^[\w-]{43}$/));
/** What a browser's authenticator says, as JSON. */
const credential = z.string().check(z.maxLength(20_000));
const guesses = { max: 20, seconds: 60 };

export const Member = z.object({
  id: z.int(),
  name: z.string(),
  role: z.enum(roles),
  permissions: z.array(z.string()),
});
export type Member = z.output<typeof Member>;

const OwnSession = z.object({
  id: z.string(),
  address: z.string(),
  user_agent: z.string(),
  started_at: z.string(),
  last_seen_at: z.string(),
  is_this: z.boolean(),
});

const Passkey = z.object({
  id: z.string(),
  name: z.string(),
  created_at: z.string(),
  last_used_at: z.nullable(z.string()),
});

export const access = {
  /** Who is at the desk; null while nobody has come in. */
  me: get('access.me', {
    who: 'anyone',
    input: z.object({}),
    output: z.nullable(Member),
    shows: ['desk-staff'],
  }),

  signIn: post('access.signIn', {
    who: 'anyone',
    about: 'email',
    input: z.object({ email, password, code: z.optional(code) }),
    output: Member,
    refuses: ['InvalidParameter', 'TooManyRequests'],
    limit: guesses,
  }),
  signOut: post('access.signOut', { who: { staff: 'desk' }, input: z.object({}), output: Done }),

  /** What the browser's authenticator is asked to sign, as JSON. */
  passkeyOptions: post('access.passkeyOptions', {
    who: 'anyone',
    input: z.object({}),
    output: z.object({ options: z.string() }),
    refuses: ['TooManyRequests'],
    limit: guesses,
  }),
  passkeySignIn: post('access.passkeySignIn', {
    who: 'anyone',
    input: z.object({ credential }),
    output: Member,
    refuses: ['InvalidParameter', 'TooManyRequests'],
    limit: guesses,
  }),

  /**
   * Whom a letter has invited, and the key that their phone makes codes from, as a link and as a picture (SVG). Asked like a
   * write, so that the word which opens it stands in no address.
   */
  invitation: post('access.invitation', {
    who: 'anyone',
    input: z.object({ token }),
    output: z.object({
      name: z.string(),
      email: z.string(),
      role: z.enum(roles),
      key: z.string(),
      link: z.string(),
      picture: z.string(),
    }),
    refuses: ['InvalidParameter', 'TooManyRequests'],
    limit: guesses,
  }),
  join: post('access.join', {
    who: 'anyone',
    input: z.object({ token, password: newPassword, code }),
    output: Member,
    refuses: ['InvalidParameter', 'TooManyRequests'],
    limit: guesses,
  }),

  /** Shown again before what does harm; it holds for some minutes. */
  prove: post('access.prove', {
    who: { staff: 'desk' },
    input: z.object({ password, code }),
    output: Done,
    refuses: ['InvalidParameter', 'TooManyRequests'],
    limit: guesses,
  }),
  provePasskey: post('access.provePasskey', {
    who: { staff: 'desk' },
    input: z.object({ credential }),
    output: Done,
    refuses: ['InvalidParameter'],
    limit: guesses,
  }),

  changePassword: post('access.changePassword', {
    who: { staff: 'desk' },
    needsProof: true,
    input: z.object({ password: newPassword }),
    output: Done,
    refuses: ['InvalidParameter', 'TooManyRequests'],
    changes: ['desk-staff'],
  }),

  sessions: get('access.sessions', {
    who: { staff: 'desk' },
    input: z.object({}),
    output: z.object({ items: z.array(OwnSession) }),
    shows: ['desk-staff'],
  }),
  endSession: post('access.endSession', {
    who: { staff: 'desk' },
    about: 'session',
    input: z.object({ session: z.string().check(z.regex(/^[\da-f-]{36}$/)) }),
    output: Done,
    refuses: ['InvalidParameter'],
    changes: ['desk-staff'],
  }),
  endOtherSessions: post('access.endOtherSessions', {
    who: { staff: 'desk' },
    input: z.object({}),
    output: Done,
    changes: ['desk-staff'],
  }),

  passkeys: get('access.passkeys', {
    who: { staff: 'desk' },
    input: z.object({}),
    output: z.object({ items: z.array(Passkey) }),
    shows: ['desk-staff'],
  }),
  newPasskeyOptions: post('access.newPasskeyOptions', {
    who: { staff: 'desk' },
    needsProof: true,
    input: z.object({}),
    output: z.object({ options: z.string() }),
    refuses: ['InvalidParameter'],
  }),
  addPasskey: post('access.addPasskey', {
    who: { staff: 'desk' },
    needsProof: true,
    input: z.object({ name: z.string().check(z.trim(), z.minLength(1), z.maxLength(60)), credential }),
    output: Done,
    refuses: ['InvalidParameter'],
    changes: ['desk-staff'],
  }),
  removePasskey: post('access.removePasskey', {
    who: { staff: 'desk' },
    needsProof: true,
    about: 'passkey',
    input: z.object({ passkey: z.string().check(z.maxLength(1_400)) }),
    output: Done,
    refuses: ['InvalidParameter'],
    changes: ['desk-staff'],
  }),
};
