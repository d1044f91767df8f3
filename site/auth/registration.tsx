// Becoming a player: the ways to register side by side, and the form or the other sites that the chosen one asks for.
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { AuthSettings, AuthType } from '#contract/auth/settings.ts';
import type { IconName } from '#ui/icon-names.ts';
import { Segment } from '#ui/segment.tsx';
import { useText } from '../i18n/use-text.tsx';
import css from './auth.module.css';
import type { Registered } from './auth-body.tsx';
import { keepDraft, readDraft } from './registration-draft.ts';
import { RegistrationForm } from './registration-form.tsx';
import { SocialSignUp } from './social-sign-up.tsx';
import { WithFields } from './with-fields.tsx';

interface RegistrationProps {
  settings: AuthSettings;
  onSignIn: () => void;
  onDone: (registered: Registered) => void;
}

export function Registration({ settings, onSignIn, onDone }: RegistrationProps) {
  const t = useText();
  const { authTypes } = settings;
  const cache = useQueryClient();
  const [chosen, setChosen] = useState(() => readDraft(cache).way ?? authTypes[0]?.id);
  const authType = authTypes.find(({ id }) => id === chosen);
  const parts = { settings, onDone };

  return (
    <div className={css.form}>
      {authTypes.length > 1 && chosen !== undefined && (
        <Segment
          isWide
          label={t('auth.registration.methods')}
          choices={authTypes.map((type) => ({ value: type.id, label: type.label, icon: iconOf(type) }))}
          value={chosen}
          onChange={(way) => {
            keepDraft(cache, { way });
            setChosen(way);
          }}
        />
      )}
      {authType?.kind === 'social' && <SocialSignUp {...parts} />}
      {authType !== undefined && authType.kind !== 'social' && (
        <WithFields>{(fields) => <RegistrationForm {...parts} {...fields} authType={authType} />}</WithFields>
      )}
      <p className={css.switch}>
        {t('auth.registration.haveAccount')}{' '}
        <button type="button" className={css.link} onClick={onSignIn}>
          {t('auth.registration.toSignIn')}
        </button>
      </p>
    </div>
  );
}

function iconOf({ kind, field }: AuthType): IconName {
  if (kind === 'social') return 'users';
  if (kind === 'form') return 'identity';
  return field === 'mobile' ? 'phone' : 'envelope';
}
