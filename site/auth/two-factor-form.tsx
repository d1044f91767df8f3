// The second step of signing in: a code from the player's own contact.
import type { AccountInfo } from '#contract/account.ts';
import { authEntry } from '#contract/auth-entry.ts';
import { useSend } from '../sends.ts';
import { CodeForm } from './code-form.tsx';

/** What the second step repeats. In memory only, and only until the step is done or left. */
export interface Pending {
  login: string;
  password: string;
  resendSeconds: number;
  /** Whoever has shut themselves out comes in only to take their money home. */
  is_payout?: boolean;
}

interface TwoFactorFormProps {
  pending: Pending;
  onBack: () => void;
  onDone: (account: AccountInfo) => void;
}

export function TwoFactorForm({ pending, onBack, onDone }: TwoFactorFormProps) {
  const { resendSeconds, ...credentials } = pending;
  const { mutateAsync: signIn } = useSend(authEntry.login);
  return (
    <CodeForm
      resendSeconds={resendSeconds}
      send={async (code) => onDone(await signIn({ ...credentials, code }))}
      onBack={onBack}
    />
  );
}
