// The second step of signing in: a code from the player's own contact.
import type { AccountInfo } from '#contract/account/account.ts';
import { authEntry } from '#contract/auth/entry.ts';
import { useSend } from '../asking/sends.ts';
import { CodeForm } from './code-form.tsx';
import type { SentCode } from './second-step.ts';
import { told } from './told-refusal.ts';

/** What the second step repeats. In memory only, and only until the step is done or left. */
export interface Pending {
  login: string;
  password: string;
  sent: SentCode;
  /** Whoever has excluded themselves comes in only to take their money home. */
  is_payout?: boolean;
}

interface TwoFactorFormProps {
  pending: Pending;
  onBack: () => void;
  onDone: (account: AccountInfo) => void;
}

export function TwoFactorForm({ pending, onBack, onDone }: TwoFactorFormProps) {
  const { sent, ...credentials } = pending;
  const { mutateAsync: signIn } = useSend(authEntry.login);
  return (
    <CodeForm
      sent={sent}
      send={async (code) => onDone(await signIn({ ...credentials, code }).catch(told('login')))}
      onBack={onBack}
    />
  );
}
