import { accountProfile, type Contact, type PhoneOption } from '#contract/account/profile.ts';
import { isRefusal, Refusal } from '#contract/refusals.ts';
import { email } from '#rules/fields/email.ts';
import { phone } from '#rules/fields/phone.ts';
import { problemsIn } from '#rules/fields/problem.ts';
import { TextField } from '#ui/text-field.tsx';
import { useOwnerProof } from '../asking/owner-proof.ts';
import { useSend } from '../asking/sends.ts';
import { PhoneField } from '../form/phone-field.tsx';
import { useForm } from '../form/use-form.ts';
import { useText } from '../i18n/use-text.tsx';
import { useToasts } from '../toasts/use-toasts.ts';
import { ContactState } from './contact-state.tsx';
import { FormFoot } from './form-foot.tsx';

interface ContactFormProps {
  type: Contact['type'];
  /** What stands in the field to begin with. */
  latest: Contact | undefined;
  phoneOptions: readonly PhoneOption[];
  countryCode: string;
  isLogin: boolean;
}

export function ContactForm({ type, latest, phoneOptions, countryCode, isLogin }: ContactFormProps) {
  const toasts = useToasts();
  const { mutateAsync } = useSend(accountProfile.addcontact);
  const proved = useOwnerProof();
  const start = { contact: latest?.contact ?? '', phone_country_code: countryCode };
  const form = useForm({
    start,
    strategy: 'eager',
    check: ({ contact, phone_country_code }) =>
      problemsIn({
        contact:
          type === 'email'
            ? email(contact)
            : phone(contact, { options: phoneOptions, countryCode: phone_country_code }),
      }),
    async send({ contact, phone_country_code }) {
      const wish = type === 'email' ? { type, contact } : { type, contact, phone_country_code };
      await proved((proof) => mutateAsync({ ...wish, ...proof })).catch((error: unknown) => {
        throw inWordsOf(type, error);
      });
      toasts.show({ type: 'profile' });
    },
  });

  return (
    <form {...form.props}>
      <ContactInput type={type} form={form} phoneOptions={phoneOptions} />
      {latest && !form.isDirty && <ContactState contact={latest} isLogin={isLogin} />}
      {(form.isDirty || form.failure !== null || latest === undefined) && (
        <FormFoot form={form} onUndo={() => form.reset(start)} />
      )}
    </form>
  );
}

interface ContactInputProps extends Pick<ContactFormProps, 'type' | 'phoneOptions'> {
  form: ReturnType<typeof useForm<{ contact: string; phone_country_code: string }>>;
}

function ContactInput({ type, form, phoneOptions }: ContactInputProps) {
  const t = useText();
  const { name, value, error, onChange } = form.field('contact');
  const label = t(`profile.contacts.${type}`);
  if (type === 'email')
    return (
      <TextField
        {...{ name, value, error, label, onChange }}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
      />
    );
  return (
    <PhoneField
      {...{ name, value, error, label }}
      countryLabel={t('form.phoneCountry')}
      options={phoneOptions}
      countryCode={form.values.phone_country_code}
      onEnter={(entry) => form.set({ contact: entry.value, phone_country_code: entry.countryCode })}
    />
  );
}

/** Whatever is wrong with an address or a number is said in the words of its kind (spec §8), unless it is taken. */
function inWordsOf(type: Contact['type'], error: unknown): unknown {
  if (!isRefusal(error, 'InvalidParameter')) return error;
  const said = error.details.invalid_parameters?.['contact'] ?? [];
  return said.includes('taken')
    ? error
    : new Refusal('InvalidParameter', { invalid_parameters: { contact: [type] } });
}
