// What a method asks for beside the amount, each by the control of its type.
import type { ReactNode } from 'react';
import type { RequisiteField, RequisiteType } from '#contract/cashier/deposits.ts';
import { Icon } from '#ui/icon.tsx';
import type { IconName } from '#ui/icon-names.ts';
import { Select } from '#ui/select.tsx';
import { TextField, type TextFieldProps } from '#ui/text-field.tsx';
import type { AnyForm } from '../form/use-form.ts';
import { useText } from '../i18n/use-text.tsx';
import { requisiteKey } from './payment-values.ts';
import type { Bank } from './use-banks.ts';

interface RequisiteFieldsProps {
  fields: readonly RequisiteField[];
  form: AnyForm;
  banks: readonly Bank[];
}

export const RequisiteFields = ({ fields, form, banks }: RequisiteFieldsProps): ReactNode =>
  fields.map((field) =>
    field.type === 'bank' ? (
      <BankField key={field.name} field={field} form={form} banks={banks} />
    ) : (
      <TypedField key={field.name} field={field} form={form} />
    ),
  );

type Typed = Exclude<RequisiteType, 'bank'>;

const natives: Readonly<Record<Typed, Pick<TextFieldProps, 'inputMode' | 'autoComplete'>>> = {
  card_number: { inputMode: 'numeric', autoComplete: 'cc-number' },
  card_holder: { autoComplete: 'cc-name' },
  iban: { autoComplete: 'off' },
  crypto_address: { autoComplete: 'off' },
  name: { autoComplete: 'name' },
  identifier: { autoComplete: 'off' },
  custom: { autoComplete: 'off' },
  same_as: { autoComplete: 'off' },
};

const icons = {
  card_number: 'credit-card',
  card_holder: 'user',
  iban: 'bank',
  crypto_address: 'wallet',
  name: 'user',
  identifier: 'credit-card',
  custom: 'info',
  same_as: 'info',
} as const satisfies Record<Typed, IconName>;

function TypedField({ field, form }: { field: RequisiteField; form: AnyForm }) {
  const t = useText();
  const type = field.type as Typed;
  return (
    <TextField
      {...form.field(requisiteKey(field))}
      {...natives[type]}
      label={field.label ?? t(`cashier.requisite.${type}`)}
      required={field.is_required}
      spellCheck={false}
      leading={<Icon name={icons[type]} />}
    />
  );
}

interface BankFieldProps {
  field: RequisiteField;
  form: AnyForm;
  banks: readonly Bank[];
}

function BankField({ field, form, banks }: BankFieldProps) {
  const t = useText();
  const { name, value, error } = form.field(requisiteKey(field));
  return (
    <Select
      name={name}
      label={t('cashier.requisite.bank')}
      error={error}
      value={value}
      isRequired={field.is_required}
      leading={<Icon name="bank" />}
      options={banks.map(({ id, name: words }) => ({ value: id, label: words }))}
      onChange={(chosen) => form.set({ [name]: chosen })}
    />
  );
}
