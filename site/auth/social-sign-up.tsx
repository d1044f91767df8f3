import { useState } from 'react';
import type { AccountInfo } from '#contract/account/account.ts';
import type { AuthSettings } from '#contract/auth/settings.ts';
import { checkTerms } from '#rules/fields/registration.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { useProblemText } from '../form/use-problem-text.ts';
import css from './auth.module.css';
import { keepTerms } from './keepsakes.ts';
import { SocialButtons } from './social-buttons.tsx';
import { TermsText } from './terms-text.tsx';

interface SocialSignUpProps {
  settings: AuthSettings;
  /** Below a form, whose box of terms counts here too. */
  below?: { isAccepted: boolean; onMissed: () => void };
  onDone: (account: AccountInfo) => void;
}

/** Registering through another site. Where terms are asked for, no button leads away before they are accepted. */
export function SocialSignUp({ settings, below, onDone }: SocialSignUpProps) {
  const { terms } = settings.registration;
  const [isTicked, setIsTicked] = useState(terms.defaultValue ?? false);
  const [isTried, setIsTried] = useState(false);
  const textOf = useProblemText();
  const problem = checkTerms(below?.isAccepted ?? isTicked, terms);
  if (settings.social.length === 0) return null;

  function mayLeave(): boolean {
    setIsTried(true);
    if (problem !== null) below?.onMissed();
    else if (terms.isActive) keepTerms();
    return problem === null;
  }

  return (
    <div className={css.form} data-social={below ? 'below' : 'alone'}>
      <SocialButtons
        items={settings.social}
        purpose="registration"
        isAlone={!below}
        mayLeave={mayLeave}
        onDone={onDone}
      />
      {terms.isActive && !below && (
        <Checkbox
          name="social_terms"
          checked={isTicked}
          error={isTried && problem !== null ? textOf(problem) : undefined}
          onChange={({ target }) => setIsTicked(target.checked)}
        >
          <TermsText terms={settings.terms} />
        </Checkbox>
      )}
    </div>
  );
}
