import { accountSecurity } from '#contract/account-security.ts';
import { password, repeatedPassword } from '#rules/fields/password.ts';
import { problemsIn } from '#rules/fields/problem.ts';
import { text } from '#rules/fields/text.ts';
import { PasswordStrength } from '../form/password-strength.tsx';
import { useForm } from '../form/use-form.ts';
import { useText } from '../i18n/use-text.tsx';
import { useSend } from '../sends.ts';
import { PasswordField } from '../ui/password-field.tsx';
import { FormFoot } from './form-foot.tsx';
import css from './password-form.module.css';
import { Section } from './section.tsx';
import { useTold } from './use-told.tsx';

const empty = { old_password: '', password: '', repeated: '' };

export function PasswordForm() {
  const t = useText();
  const tell = useTold();
  const { mutateAsync } = useSend(accountSecurity.changepassword);
  const form = useForm({
    start: empty,
    strategy: 'eager',
    check: (values) =>
      problemsIn({
        old_password: text(values.old_password),
        password: password(values.password),
        repeated: repeatedPassword(values.repeated, values.password),
      }),
    async send(values) {
      await mutateAsync({ old_password: values.old_password, password: values.password });
      tell(t('profile.password.doneTitle'), t('profile.password.done'));
      form.reset(empty);
    },
  });
  const eye = { showLabel: t('form.password.show'), hideLabel: t('form.password.hide'), required: true };

  return (
    <Section id="password" icon="key" title={t('profile.password.title')} text={t('profile.password.text')}>
      <form {...form.props}>
        <div className={css.fields}>
          <PasswordField {...form.field('old_password')} {...eye} label={t('profile.password.old')} />
          <div>
            <PasswordField
              {...form.field('password')}
              {...eye}
              label={t('profile.password.new')}
              autoComplete="new-password"
            />
            <PasswordStrength password={form.values.password} />
          </div>
          <PasswordField
            {...form.field('repeated')}
            {...eye}
            label={t('profile.password.repeat')}
            autoComplete="new-password"
          />
        </div>
        <FormFoot form={form} label={t('profile.password.change')} onUndo={() => form.reset(empty)} />
      </form>
    </Section>
  );
}
