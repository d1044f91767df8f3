// The fields that configuration asks for in a country, each by the control of its type (spec §3 "Profile field
// definition"): registration and the profile draw theirs from here.
import type { ReactNode } from 'react';
import type { PhoneOption } from '#rules/fields/phone.ts';
import type { ProfileField, ProfileFieldType } from '#rules/fields/profile-field.ts';
import { NOT_CHOSEN } from '#rules/fields/sex.ts';
import { Flag } from '#ui/flag.tsx';
import { PasswordField } from '#ui/password-field.tsx';
import { Select } from '#ui/select.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useText } from '../i18n/use-text.tsx';
import { MaskedField } from './masked-field.tsx';
import { PasswordStrength } from './password-strength.tsx';
import css from './personal-fields.module.css';
import { PhoneField } from './phone-field.tsx';
import type { AnyForm } from './use-form.ts';

interface PersonalFieldsProps {
  fields: readonly ProfileField[];
  form: AnyForm;
  phoneOptions: readonly PhoneOption[];
  /** Chosen another country: what else changes with it is the form's business. */
  onCountry?: (countryCode: string) => void;
  /** Chosen another language: it is the page's, and not the form's alone. */
  onLocale?: (code: string) => void;
}

export const PersonalFields = ({ fields, ...parts }: PersonalFieldsProps) => (
  <div className={css.fields}>
    {fields
      .filter(({ params }) => params.is_visible)
      .map((field) => {
        const Control = controls[field.type];
        return (
          <div key={field.sysname} className={css.field} data-field={field.sysname} data-type={field.type}>
            <Control field={field} {...parts} />
          </div>
        );
      })}
  </div>
);

interface ControlProps extends Omit<PersonalFieldsProps, 'fields'> {
  field: ProfileField;
}

const controls: Record<ProfileFieldType, (props: ControlProps) => ReactNode> = {
  input: Input,
  date: Input,
  password: Password,
  select: Choice,
  region: (props) => (props.field.options.list?.length ? <Choice {...props} /> : <Input {...props} />),
  country_code: Choice,
  phone: Phone,
};

function Input({ field, form }: ControlProps) {
  const { mask } = field.options;
  const props = { ...nativeOf(field), ...form.field(field.sysname) };
  return mask === undefined ? <TextField {...props} /> : <MaskedField {...props} mask={mask} />;
}

function Password({ field, form }: ControlProps) {
  const t = useText();
  const props = form.field(field.sysname);
  return (
    <>
      <PasswordField
        {...nativeOf(field)}
        {...props}
        showLabel={t('form.password.show')}
        hideLabel={t('form.password.hide')}
      />
      <PasswordStrength password={props.value} />
    </>
  );
}

function Choice({ field, form, onCountry, onLocale }: ControlProps) {
  const t = useText();
  const { name, value, error } = form.field(field.sysname);
  const isCountry = field.type === 'country_code';
  const options = (field.options.list ?? []).map((option) => ({
    ...option,
    ...(isCountry && { picture: <Flag country={option.value} /> }),
  }));
  // What no one has chosen yet can also be chosen away again.
  const isOpen = field.attrs['value'] === undefined && !isCountry;
  return (
    <Select
      name={name}
      label={labelOf(field)}
      error={error}
      value={value === NOT_CHOSEN ? '' : value}
      isRequired={field.params.is_required}
      isDisabled={field.attrs['disabled'] === true}
      placeholder={t('form.choose')}
      options={isOpen ? [{ value: '', label: t('form.choose') }, ...options] : options}
      onChange={(chosen) => {
        if (isCountry && onCountry) return onCountry(chosen);
        form.set({ [name]: chosen });
        if (field.sysname === 'locale') onLocale?.(chosen);
      }}
    />
  );
}

function Phone({ field, form, phoneOptions }: ControlProps) {
  const t = useText();
  const { name, value, error } = form.field(field.sysname);
  const { value: countryCode } = form.field('phone_country_code');
  return (
    <PhoneField
      name={name}
      label={labelOf(field)}
      countryLabel={t('form.phoneCountry')}
      options={phoneOptions}
      value={value}
      countryCode={countryCode}
      error={error}
      isRequired={field.params.is_required}
      isDisabled={field.attrs['disabled'] === true}
      onEnter={(entry) => form.set({ [name]: entry.value, phone_country_code: entry.countryCode })}
    />
  );
}

const labelOf = ({ sysname, attrs }: ProfileField) => textOf(attrs['label']) ?? sysname;

const textOf = (value: string | boolean | undefined) => (typeof value === 'string' ? value : undefined);

function nativeOf(field: ProfileField) {
  const { params, attrs } = field;
  const placeholder = textOf(attrs['placeholder']);
  return {
    label: labelOf(field),
    required: params.is_required,
    disabled: attrs['disabled'] === true,
    autoComplete: textOf(attrs['autocomplete']),
    inputMode: textOf(attrs['inputmode']) as 'text' | undefined,
    ...(placeholder !== undefined && { placeholder }),
  };
}
