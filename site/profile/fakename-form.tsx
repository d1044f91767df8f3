import { accountProfile } from '#contract/account/profile.ts';
import { fakename as fakenameRule } from '#rules/fields/fakename.ts';
import { problemsIn } from '#rules/fields/problem.ts';
import { Icon } from '#ui/icon.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useSend } from '../asking/sends.ts';
import { useForm } from '../form/use-form.ts';
import { useText } from '../i18n/use-text.tsx';
import { useToasts } from '../toasts/use-toasts.ts';
import { FormFoot } from './form-foot.tsx';

export function FakenameForm({ fakename }: { fakename: string }) {
  const t = useText();
  const toasts = useToasts();
  const { mutateAsync } = useSend(accountProfile.changefakename);
  const form = useForm({
    start: { fakename },
    strategy: 'eager',
    preventEmoji: true,
    check: (values) => problemsIn({ fakename: fakenameRule(values.fakename) }),
    async send(values) {
      await mutateAsync(values);
      toasts.show({ type: 'profile' });
    },
  });
  return (
    <form {...form.props}>
      <TextField
        {...form.field('fakename')}
        label={t('profile.preferences.fakename')}
        hint={t('profile.preferences.fakenameHint')}
        leading={<Icon name="user" />}
        autoComplete="nickname"
        spellCheck={false}
      />
      {(form.isDirty || form.failure !== null) && (
        <FormFoot form={form} onUndo={() => form.reset({ fakename })} />
      )}
    </form>
  );
}
