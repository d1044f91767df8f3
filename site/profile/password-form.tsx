import { accountSecurity } from '#contract/account/security.ts';
import { password, repeatedPassword } from '#rules/fields/password.ts';
import { problemsIn } from '#rules/fields/problem.ts';
import { text } from '#rules/fields/text.ts';
import { PasswordField } from '#ui/password-field.tsx';
import { useOwnerProof } from '../asking/owner-proof.ts';
import { useSend } from '../asking/sends.ts';
import { PasswordStrength } from '../form/password-strength.tsx';
import { useForm } from '../form/use-form.ts';
import { useText } from '../i18n/use-text.tsx';
import { FormFoot } from './form-foot.tsx';
import css from './password-form.module.css';
import { Section } from './section.tsx';
import { useTold } from './use-told.tsx';

const empty = { old_password: '', password: '', repeated: '' };

/** Whoever came by another service has no password yet, and shows a code in place of the old one. */
export function PasswordForm({ hasPassword }: { hasPassword: boolean }) {
  const t = useText();
  const tell = useTold();
  const { mutateAsync } = useSend(accountSecurity.changepassword);
  const proved = useOwnerProof();
  const form = useForm({
    start: empty,
    strategy: 'eager',
    check: (values) =>
      problemsIn({
        old_password: hasPassword ? text(values.old_password) : null,
        password: password(values.password),
        repeated: repeatedPassword(values.repeated, values.password),
      }),
    async send(values) {
      const { old_password, password } = values;
      if (hasPassword) await mutateAsync({ old_password, password });
      else await proved(({ code }) => mutateAsync({ password, code }));
      tell(t('profile.password.doneTitle'), t('profile.password.done'));
      form.reset(empty);
    },
  });
  const eye = { showLabel: t('form.password.show'), hideLabel: t('form.password.hide'), required: true };

  return (
    <Section
      id="password"
      icon="key"
      title={t('profile.password.title')}
      text={t(hasPassword ? 'profile.password.text' : 'profile.password.textFirst')}
    >
      <form {...form.props}>
        <div className={css.fields}>
          {hasPassword && (
            <PasswordField {...form.field('old_password')} {...eye} label={t('profile.password.old')} />
          )}
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
        <FormFoot
          form={form}
          label={t(hasPassword ? 'profile.password.change' : 'profile.password.set')}
          onUndo={() => form.reset(empty)}
        />
      </form>
    </Section>
  );
}
