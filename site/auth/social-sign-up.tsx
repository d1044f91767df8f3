import { useState } from 'react';
import type { AccountInfo } from '#contract/account.ts';
import type { AuthSettings } from '#contract/auth-settings.ts';
import { checkTerms } from '#rules/fields/registration.ts';
import { useProblemText } from '../form/use-problem-text.ts';
import { Checkbox } from '../ui/checkbox.tsx';
import css from './auth.module.css';
import { SocialButtons } from './social-buttons.tsx';
import { TermsText } from './terms-text.tsx';

interface SocialSignUpProps {
  settings: AuthSettings;
  /** Below a form, which has terms of its own: there they are asked for once more after the return. */
  isBelow?: boolean;
  onDone: (account: AccountInfo) => void;
}

/** Registering through another site. Where terms are asked for, no button leads away before they are accepted. */
export function SocialSignUp({ settings, isBelow = false, onDone }: SocialSignUpProps) {
  const { terms } = settings.registration;
  const [isAccepted, setIsAccepted] = useState(terms.isActive ? (terms.defaultValue ?? false) : true);
  const [isTried, setIsTried] = useState(false);
  const textOf = useProblemText();
  const problem = isTried ? checkTerms(isAccepted, terms) : null;
  if (settings.social.length === 0) return null;

  return (
    <div className={css.form} data-social={isBelow ? 'below' : 'alone'}>
      <SocialButtons
        items={settings.social}
        purpose="registration"
        isAlone={!isBelow}
        mayLeave={() => {
          setIsTried(true);
          return checkTerms(isAccepted, terms) === null;
        }}
        onDone={onDone}
      />
      {terms.isActive && (!isBelow || isTried) && (
        <Checkbox
          name="social_terms"
          checked={isAccepted}
          error={problem === null ? undefined : textOf(problem)}
          onChange={({ target }) => setIsAccepted(target.checked)}
        >
          <TermsText terms={settings.terms} />
        </Checkbox>
      )}
    </div>
  );
}
