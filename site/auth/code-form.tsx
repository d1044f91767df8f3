// A code from the player's own contact, as signing in and choosing a new password ask for it.
import { useRef, useState } from 'react';
import { isRefusal } from '#contract/refusals.ts';
import { roughly } from '#rules/duration.ts';
import { numericCode } from '#rules/fields/numeric-code.ts';
import { problemsIn } from '#rules/fields/problem.ts';
import { Button } from '#ui/button.tsx';
import { CodeField } from '../form/code-field.tsx';
import { useForm } from '../form/use-form.ts';
import { useText } from '../i18n/use-text.tsx';
import { momentIn } from '../start/clock.ts';
import { useSecondsLeft } from '../start/use-seconds-left.ts';
import css from './auth.module.css';
import { BackLink } from './back-link.tsx';
import { RefusalNotice } from './refusal-notice.tsx';
import { readSecondStep, type SentCode } from './second-step.ts';

interface CodeFormProps {
  sent: SentCode;
  /** With a code it goes on; without one another is sent, and the refusal says when the next may be. */
  send: (code: string | undefined) => Promise<unknown>;
  onBack: () => void;
}

type CodeFault = 'malformed' | 'expired' | 'invalid' | 'other';

export function CodeForm({ sent, send, onBack }: CodeFormProps) {
  const t = useText();
  const [resendAt, setResendAt] = useState(() => momentIn(sent.resendSeconds));
  const left = useSecondsLeft(resendAt);
  const [fault, setFault] = useState<CodeFault | null>(null);
  const [isResending, setIsResending] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  /** True when the answer was understood and told. */
  function tell(error: unknown): boolean {
    if (!isRefusal(error, 'InvalidParameter')) return false;
    const { state, resendSeconds } = readSecondStep(error);
    if (resendSeconds !== undefined) setResendAt(momentIn(resendSeconds));
    if (state === 'enabled' || state === 'resend') return true;
    setFault(state ?? 'other');
    input.current?.focus();
    return true;
  }

  const form = useForm({
    start: { code: '' },
    strategy: 'on-submit',
    check: ({ code }) => problemsIn({ code: numericCode(code) }),
    async send({ code }) {
      setFault(null);
      try {
        await send(code);
      } catch (error) {
        if (!tell(error)) throw error;
      }
    },
  });

  async function resend() {
    setFault(null);
    setIsResending(true);
    try {
      await send(undefined);
    } catch (error) {
      if (!tell(error)) setFault('other');
    } finally {
      setIsResending(false);
    }
  }

  const { onChange, ...field } = form.field('code');
  return (
    <form {...form.props} className={css.form} data-form="twofa">
      <BackLink onClick={onBack} />
      <p className={css.lead}>{t('auth.twofa.lead', { contact: sent.sentTo ?? 'none' })}</p>
      <CodeField
        {...field}
        ref={input}
        error={fault === null ? field.error : t(`auth.twofa.${fault}`)}
        onCode={(value) => {
          setFault(null);
          onChange({ target: { value } });
        }}
        label={t('auth.twofa.code')}
      />
      {form.failure && <RefusalNotice refusal={form.failure} />}
      <Button type="submit" look="brand" size="l" isWide isLoading={form.isBusy}>
        {t('auth.twofa.submit')}
      </Button>
      <Button look="quiet" isWide disabled={left > 0} isLoading={isResending} onClick={() => void resend()}>
        {left > 0 ? t('auth.twofa.resendIn', roughly(left)) : t('auth.twofa.resend')}
      </Button>
    </form>
  );
}
