// What a player is asked for before what protects their account is changed: the password, a code, or a fresh sign-in.
import { isRefusal, type Refusal } from '#contract/refusals.ts';
import { problemsIn } from '#rules/fields/problem.ts';
import { text } from '#rules/fields/text.ts';
import { Button } from '#ui/button.tsx';
import { PasswordField } from '#ui/password-field.tsx';
import { PopupFrame } from '#ui/popup-frame.tsx';
import { LedRefusal } from '../asking/led-refusal.tsx';
import { type AskedProof, type Proof, readAskedProof } from '../asking/owner-proof.ts';
import type { DialogProps } from '../dialogs/dialog-props.ts';
import { useForm } from '../form/use-form.ts';
import { useText } from '../i18n/use-text.tsx';
import { useSignOut } from '../player/sign-out.ts';
import css from './code-step.module.css';
import { CodeStep } from './code-step.tsx';

interface Outcome {
  /** It was refused for something else than the proof: for whoever asked to tell. */
  failure?: Refusal;
}

interface OwnerProofPopupProps extends DialogProps<Outcome> {
  asked: AskedProof;
  attempt: (proof: Proof) => Promise<void>;
}

export default function OwnerProofPopup({ close, frame, asked, attempt }: OwnerProofPopupProps) {
  const t = useText();
  async function show(proof: Proof) {
    try {
      await attempt(proof);
      close({});
    } catch (error) {
      if (!isRefusal(error) || isAboutProof(error)) throw error;
      close({ failure: error });
    }
  }
  return (
    <PopupFrame {...frame} size="small" title={t('profile.proof.title')}>
      {asked.by === 'password' && <ByPassword show={show} />}
      {asked.by === 'sign-in' && <BySignIn />}
      {asked.by === 'code' && (
        <CodeStep
          text={t('profile.proof.codeText', { contact: asked.sentTo ?? 'none' })}
          wrongText={t('profile.code.wrong')}
          send={(code) => show({ code })}
          resend={() => resendBy(attempt)}
          resendSeconds={asked.resendSeconds}
        />
      )}
    </PopupFrame>
  );
}

/** Wrong, missing, or tried too often: the popup stays, and says so. */
const isAboutProof = (error: Refusal): boolean =>
  isRefusal(error, 'TooManyRequests') ||
  (isRefusal(error, 'InvalidParameter') &&
    ['password', 'code'].some((name) => error.details.invalid_parameters?.[name] !== undefined));

/** Asking without a code is what sends one: the answer is the refusal that names the time. */
async function resendBy(attempt: (proof: Proof) => Promise<void>): Promise<number> {
  try {
    await attempt({});
  } catch (error) {
    const asked = readAskedProof(error);
    if (asked?.by !== 'code') throw error;
    return asked.resendSeconds;
  }
  return 0;
}

function ByPassword({ show }: { show: (proof: Proof) => Promise<void> }) {
  const t = useText();
  const form = useForm({
    start: { password: '' },
    strategy: 'on-submit',
    check: ({ password }) => problemsIn({ password: text(password) }),
    send: ({ password }) => show({ password }),
  });
  return (
    <form {...form.props} className={css.step}>
      <p className={css.text}>{t('profile.proof.passwordText')}</p>
      <PasswordField
        {...form.field('password')}
        label={t('profile.password.old')}
        showLabel={t('form.password.show')}
        hideLabel={t('form.password.hide')}
      />
      {form.failure && <LedRefusal refusal={form.failure} />}
      <Button type="submit" look="brand" size="l" isWide isLoading={form.isBusy}>
        {t('profile.proof.go')}
      </Button>
    </form>
  );
}

function BySignIn() {
  const t = useText();
  const { signOut, isPending } = useSignOut();
  return (
    <div className={css.step}>
      <p className={css.text}>{t('profile.proof.signInText')}</p>
      <Button look="brand" size="l" isWide isLoading={isPending} onClick={() => void signOut()}>
        {t('profile.proof.signOut')}
      </Button>
    </div>
  );
}
