// For whoever came from another site: what that site did not tell, and the terms (decision D53). The popup around it
// stays until it is done; the only other way is out.
import type { AuthSettings, AuthType } from '#contract/auth/settings.ts';
import { useText } from '../i18n/use-text.tsx';
import { useSignOut } from '../player/sign-out.ts';
import css from './auth.module.css';
import type { Registered } from './auth-body.tsx';
import { RegistrationForm } from './registration-form.tsx';
import { WithFields } from './with-fields.tsx';

interface SocialRegistrationProps {
  settings: AuthSettings;
  onDone: (registered: Registered) => void;
}

/** Where configuration has no way of this kind, the shortest form. */
const plain: AuthType = { id: 'social', label: '', field: '', kind: 'social', isFast: true };

export function SocialRegistration({ settings, onDone }: SocialRegistrationProps) {
  const t = useText();
  const { signOut } = useSignOut();
  const authType = settings.authTypes.find(({ kind }) => kind === 'social') ?? plain;
  return (
    <div className={css.form}>
      <p className={css.lead}>{t('auth.socialRegistration.lead')}</p>
      <WithFields>
        {(fields) => <RegistrationForm {...fields} settings={settings} authType={authType} onDone={onDone} />}
      </WithFields>
      <p className={css.switch}>
        {t('auth.socialRegistration.notYou')}{' '}
        <button type="button" className={css.link} onClick={() => void signOut()}>
          {t('auth.socialRegistration.signOut')}
        </button>
      </p>
    </div>
  );
}
