// What is to be filled in, by mode. The popup and the embedded pages hold the same.
import { useState } from 'react';
import type { AccountInfo } from '#contract/account/account.ts';
import type { authEntry } from '#contract/auth/entry.ts';
import type { AuthMode, AuthSettings } from '#contract/auth/settings.ts';
import type { Output } from '#contract/define.ts';
import { tellAnalytics } from '../tracking/analytics.ts';
import { MadePassword } from './made-password.tsx';
import { Registration } from './registration.tsx';
import { RestoreForm } from './restore-form.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { SocialRegistration } from './social-registration.tsx';
import type { SocialTrouble } from './social-window.ts';
import { type Pending, TwoFactorForm } from './two-factor-form.tsx';

export type Registered = Output<typeof authEntry.register>;

export interface AuthOutcome {
  account: AccountInfo;
  /** Registered just now. */
  isNew: boolean;
}

interface AuthBodyProps {
  mode: AuthMode;
  settings: AuthSettings;
  /** From the letter of somebody who forgot their password. */
  token?: string | undefined;
  /** Why another site did not vouch for them. */
  trouble?: SocialTrouble | undefined;
  onMode: (mode: AuthMode) => void;
  onDone: (outcome: AuthOutcome) => void;
}

export function AuthBody({ mode, settings, token, trouble, onMode, onDone }: AuthBodyProps) {
  // Between the two steps of signing in the password is kept here and nowhere else: it is gone with the page.
  const [pending, setPending] = useState<Pending | null>(null);
  const toSignIn = () => {
    setPending(null);
    onMode('authorization');
  };
  const signedIn = (account: AccountInfo) => {
    setPending(null);
    tellAnalytics('login');
    onDone({ account, isNew: false });
  };
  const [made, setMade] = useState<{ account: AccountInfo; password: string } | null>(null);
  const registered = ({ generated_password: password, ...account }: Registered) => {
    tellAnalytics('registration');
    if (password === undefined) onDone({ account, isNew: true });
    else setMade({ account, password });
  };

  if (made !== null)
    return (
      <MadePassword password={made.password} onKept={() => onDone({ account: made.account, isNew: true })} />
    );

  if (mode === 'twofa' && pending !== null)
    return <TwoFactorForm pending={pending} onBack={toSignIn} onDone={signedIn} />;
  switch (mode) {
    case 'registration':
      return <Registration settings={settings} onSignIn={toSignIn} onDone={registered} />;
    case 'socialRegistration':
      return <SocialRegistration settings={settings} onDone={registered} />;
    case 'restore':
      return <RestoreForm token={token} onBack={toSignIn} />;
    default:
      return (
        <SignInForm
          settings={settings}
          trouble={trouble}
          onRestore={() => onMode('restore')}
          onRegister={() => onMode('registration')}
          onSecondStep={(kept) => {
            setPending(kept);
            onMode('twofa');
          }}
          onDone={signedIn}
        />
      );
  }
}
