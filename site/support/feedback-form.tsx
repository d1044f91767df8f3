import { support } from '#contract/support.ts';
import { email as emailRule } from '#rules/fields/email.ts';
import { MESSAGE_MAX, message as messageRule } from '#rules/fields/message.ts';
import { problemsIn } from '#rules/fields/problem.ts';
import { text as textRule } from '#rules/fields/text.ts';
import { Button } from '#ui/button.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { TextField } from '#ui/text-field.tsx';
import { LedRefusal } from '../asking/led-refusal.tsx';
import { useSend } from '../asking/sends.ts';
import { useForm } from '../form/use-form.ts';
import { useText } from '../i18n/use-text.tsx';
import { usePlayer } from '../player/use-player.ts';
import css from './write-to-us.module.css';

/** `onSent` is told where the answer will go. */
export function FeedbackForm({ onSent }: { onSent: (email: string) => void }) {
  const t = useText();
  const login = usePlayer()?.login ?? '';
  const { mutateAsync } = useSend(support.sendFeedback);
  const form = useForm({
    start: { email: login.includes('@') ? login : '', subject: '', message: '' },
    strategy: 'eager',
    check: ({ email, subject, message }) =>
      problemsIn({ email: emailRule(email), subject: textRule(subject), message: messageRule(message) }),
    async send(values) {
      await mutateAsync(values);
      onSent(values.email);
    },
  });
  return (
    <form {...form.props} className={css.form}>
      <TextField
        {...form.field('email')}
        label={t('support.email')}
        hint={t('support.emailHint')}
        type="email"
        autoComplete="email"
        required
      />
      <TextField {...form.field('subject')} label={t('support.subject')} required />
      <TextArea {...form.field('message')} label={t('support.message')} maxLength={MESSAGE_MAX} required />
      {form.failure && <LedRefusal refusal={form.failure} />}
      <Button type="submit" look="brand" isLoading={form.isBusy} disabled={form.isSubmitDisabled}>
        {t('support.send')}
      </Button>
    </form>
  );
}
