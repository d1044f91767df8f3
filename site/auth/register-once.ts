// A registration whose answer was lost may have made the account all the same. Whoever filled in the form has just typed
// what they sign in with, so signing in is asking what became of it.
import type { AccountInfo } from '#contract/account/account.ts';
import type { RegistrationInput } from '#contract/auth/entry.ts';
import { isRefusal } from '#contract/refusals.ts';
import { isLost, Unanswered } from '../asking/unanswered.ts';
import type { Registered } from './auth-body.tsx';

/** Of one form: an answer was lost, so what is said of the next try may be about the first. */
export interface Tries {
  hasLost: boolean;
}

interface Doors {
  register: (input: RegistrationInput) => Promise<Registered>;
  /** Null where there is no way to ask: the house was to draw the password. */
  enter: (() => Promise<AccountInfo>) | null;
}

export async function registerOnce(
  input: RegistrationInput,
  tries: Tries,
  { register, enter }: Doors,
): Promise<Registered> {
  try {
    return await register(input);
  } catch (error) {
    if (!isRefusal(error)) throw error;
    tries.hasLost ||= isLost(error);
    const made = tries.hasLost && enter !== null ? await enter().catch(nullIfRefused) : null;
    if (made?.is_registration_completed) return made;
    throw isLost(error) ? new Unanswered(true, { isOnce: enter !== null, cause: error }) : error;
  }
}

function nullIfRefused(error: unknown): null {
  if (isRefusal(error)) return null;
  throw error;
}
