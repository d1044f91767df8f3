// The way in: a password with a code of one's phone, or a passkey alone. The code is asked for at once, so that nobody
// learns from a second step that the password was right.
import { useState } from 'react';
import { access } from '#contract/desk/access.ts';
import { ask } from '../asking/ask.ts';
import { refusalWords } from '../asking/refusal-words.ts';
import { CallForm } from '../form/call-form.tsx';
import formCss from '../form/form.module.css';
import { t } from '../i18n/text.ts';
import { Button } from '../parts/button.tsx';
import shell from '../shell/shell.module.css';
import css from './access.module.css';
import { hasPasskeys, signWithPasskey } from './passkey.ts';
import { signedIn } from './presence.ts';

export const SignIn = () => (
  <main className={shell.middle}>
    <div className={css.door}>
      <h1>{t('desk.shell.signIn.title')}</h1>
      <p>{t('desk.shell.signIn.says')}</p>
      <CallForm call={access.signIn} submit={t('desk.shell.signIn.submit')} onDone={signedIn} />
      {hasPasskeys() && <PasskeyWay />}
    </div>
  </main>
);

function PasskeyWay() {
  const [trouble, setTrouble] = useState('');
  const enter = async () => {
    setTrouble('');
    try {
      const credential = await signWithPasskey();
      if (credential !== null) signedIn(await ask(access.passkeySignIn, { credential }));
    } catch (error) {
      setTrouble(refusalWords(error));
    }
  };
  return (
    <div className={css.or}>
      <Button look="line" icon="key" onClick={() => void enter()}>
        {t('desk.shell.signIn.passkey')}
      </Button>
      {trouble !== '' && (
        <p className={formCss.problem} role="alert">
          {trouble}
        </p>
      )}
    </div>
  );
}
