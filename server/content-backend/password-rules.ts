import { invalid } from './trouble.ts';

const PASSWORD_MIN = 6;
/** Longer ones are nobody's, and cost as much to hash as they are long. */
export const PASSWORD_MAX = 72;

export function passwordFaults(password: string): Record<string, string> {
  if (password.length < PASSWORD_MIN)
    return { password: `password must be at least ${PASSWORD_MIN} characters` };
  return password.length > PASSWORD_MAX
    ? { password: `password must be at most ${PASSWORD_MAX} characters` }
    : {};
}

/** Written twice, and alike. */
export function requireEqual(written: { password: string; passwordConfirmation: string }): void {
  const { password, passwordConfirmation } = written;
  const faults = passwordFaults(password);
  if (Object.keys(faults).length > 0) throw invalid(faults);
  if (password !== passwordConfirmation) throw invalid({ passwordConfirmation: 'Passwords do not match' });
}
