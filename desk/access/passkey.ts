// The one door to the browser's authenticator.
import { browserSupportsWebAuthn, startAuthentication, startRegistration } from '@simplewebauthn/browser';
import { access } from '#contract/desk/access.ts';
import { ask } from '../asking/ask.ts';
import { send } from '../asking/sends.ts';

export const hasPasskeys = (): boolean => browserSupportsWebAuthn();

/** What the device has signed, as JSON; null: its owner thought better of it. */
export async function signWithPasskey(): Promise<string | null> {
  const { options } = await ask(access.passkeyOptions, {});
  return orNull(() => startAuthentication({ optionsJSON: JSON.parse(options) }));
}

export async function makePasskey(): Promise<string | null> {
  const { options } = await send(access.newPasskeyOptions, {});
  return orNull(() => startRegistration({ optionsJSON: JSON.parse(options) }));
}

async function orNull(work: () => Promise<object>): Promise<string | null> {
  try {
    return JSON.stringify(await work());
  } catch (error) {
    if (error instanceof Error && /NotAllowed|Abort/.test(error.name)) return null;
    throw error;
  }
}
