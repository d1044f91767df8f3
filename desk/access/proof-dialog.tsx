// Asked before what does harm: is it still you?
import { useState } from 'react';
import { access } from '#contract/desk/access.ts';
import { ask } from '../asking/ask.ts';
import { endProof } from '../asking/proof.ts';
import { refusalWords } from '../asking/refusal-words.ts';
import { CallForm } from '../form/call-form.tsx';
import formCss from '../form/form.module.css';
import { t } from '../i18n/text.ts';
import { Button } from '../parts/button.tsx';
import { Dialog } from '../parts/dialog.tsx';
import css from './access.module.css';
import { hasPasskeys, signWithPasskey } from './passkey.ts';

export function ProofDialog() {
  const [trouble, setTrouble] = useState('');
  const byPasskey = async () => {
    setTrouble('');
    try {
      const credential = await signWithPasskey();
      if (credential === null) return;
      await ask(access.provePasskey, { credential });
      endProof(true);
    } catch (error) {
      setTrouble(refusalWords(error));
    }
  };
  return (
    <Dialog
      title={t('desk.shell.proof.title')}
      says={t('desk.shell.proof.says')}
      onClose={() => endProof(false)}
    >
      <CallForm
        call={access.prove}
        submit={t('desk.shell.proof.submit')}
        onCancel={() => endProof(false)}
        onDone={() => endProof(true)}
      />
      {hasPasskeys() && (
        <div className={css.or}>
          <Button look="line" icon="key" onClick={() => void byPasskey()}>
            {t('desk.shell.signIn.passkey')}
          </Button>
          {trouble !== '' && (
            <p className={formCss.problem} role="alert">
              {trouble}
            </p>
          )}
        </div>
      )}
    </Dialog>
  );
}
