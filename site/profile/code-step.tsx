// The step of every proof by code: six digits, and a new code when the first does not come.
import { useState } from 'react';
import { isRefusal, type Refusal } from '#contract/refusals.ts';
import { roughly } from '#rules/duration.ts';
import { numericCode } from '#rules/fields/numeric-code.ts';
import { problemsIn } from '#rules/fields/problem.ts';
import { Button } from '#ui/button.tsx';
import { LedRefusal } from '../asking/led-refusal.tsx';
import { CodeField } from '../form/code-field.tsx';
import { useForm } from '../form/use-form.ts';
import { useText } from '../i18n/use-text.tsx';
import { momentIn } from '../start/clock.ts';
import { useSecondsLeft } from '../start/use-seconds-left.ts';
import css from './code-step.module.css';

interface CodeStepProps {
  text: string;
  /** Said on the field when the code is refused, whatever exactly was wrong with it. */
  wrongText: string;
  send: (code: string) => Promise<unknown>;
  /** Says in how many seconds the next one may be asked for. */
  resend: () => Promise<number>;
  resendSeconds: number;
}

export function CodeStep({ text, wrongText, send, resend, resendSeconds }: CodeStepProps) {
  const t = useText();
  const [isWrong, setIsWrong] = useState(false);
  const form = useForm({
    start: { code: '' },
    strategy: 'on-submit',
    check: ({ code }) => problemsIn({ code: numericCode(code) }),
    async send({ code }) {
      try {
        await send(code);
      } catch (error) {
        setIsWrong(isAboutCode(error));
        throw error;
      }
    },
  });
  const { error, onChange, ...field } = form.field('code');

  return (
    <form {...form.props} className={css.step}>
      <p className={css.text}>{text}</p>
      <CodeField
        {...field}
        error={error !== undefined && isWrong ? wrongText : error}
        onCode={(value) => {
          setIsWrong(false);
          onChange({ target: { value } });
        }}
        label={t('profile.code.label')}
      />
      {form.failure && <LedRefusal refusal={form.failure} />}
      <Button type="submit" look="brand" size="l" isWide isLoading={form.isBusy}>
        {t('profile.code.send')}
      </Button>
      <Resend resend={resend} startSeconds={resendSeconds} />
    </form>
  );
}

const isAboutCode = (error: unknown) =>
  isRefusal(error, 'InvalidParameter') && error.details.invalid_parameters?.['code'] !== undefined;

function Resend({ resend, startSeconds }: { resend: () => Promise<number>; startSeconds: number }) {
  const t = useText();
  const [endsAt, setEndsAt] = useState(() => momentIn(startSeconds));
  const seconds = useSecondsLeft(endsAt);
  const [failure, setFailure] = useState<Refusal | null>(null);
  const [state, setState] = useState<'waiting' | 'busy' | 'resent'>('waiting');

  async function ask() {
    setState('busy');
    setFailure(null);
    try {
      setEndsAt(momentIn(await resend()));
      setState('resent');
    } catch (error) {
      setState('waiting');
      if (!isRefusal(error)) throw error;
      setFailure(error);
    }
  }

  return (
    <div className={css.resend}>
      {failure && <LedRefusal refusal={failure} />}
      <p className={css.resent} aria-live="polite">
        {state === 'resent' && t('profile.code.resent')}
      </p>
      <Button look="quiet" isLoading={state === 'busy'} disabled={seconds > 0} onClick={() => void ask()}>
        {seconds > 0 ? t('profile.code.resendIn', roughly(seconds)) : t('profile.code.resend')}
      </Button>
    </div>
  );
}
