// A phone number: the country's flag and dial code before it, its mask around the digits. The country follows what is
// typed or pasted (rules/fields/phone-entry.ts), and can be chosen by hand.
import { useState } from 'react';
import { caretAfter } from '#rules/fields/mask.ts';
import type { PhoneOption } from '#rules/fields/phone.ts';
import { type PhoneField as Entering, enterPhone, type PhoneEntry } from '#rules/fields/phone-entry.ts';
import { TextField } from '#ui/text-field.tsx';
import { DialSelect } from './dial-select.tsx';
import { useCaret } from './use-caret.ts';

interface PhoneFieldProps {
  name: string;
  label: string;
  /** Names the choice of the country to those who do not see the flag. */
  countryLabel: string;
  options: readonly PhoneOption[];
  /** The whole number in digits, and its country. */
  value: string;
  countryCode: string;
  onEnter: (entry: Pick<PhoneEntry, 'value' | 'countryCode'>) => void;
  error?: string | undefined;
  isRequired?: boolean;
  isDisabled?: boolean;
  isValid?: boolean;
}

export function PhoneField({
  options,
  value,
  countryCode,
  onEnter,
  countryLabel,
  ...field
}: PhoneFieldProps) {
  const [shown, setShown] = useState(() => startPhone(value, { options, countryCode }));
  // The value may be set from elsewhere: a form that is reset, a profile that has arrived.
  const entry = shown.value === value ? shown : startPhone(value, { options, countryCode });
  const caret = useCaret();

  const enter = (typed: string, country: string) => {
    const entered = enterPhone(typed, { options, countryCode: country });
    setShown(entered);
    onEnter(entered);
    return entered;
  };

  return (
    <TextField
      name={field.name}
      label={field.label}
      error={field.error}
      {...(field.isValid && { isValid: true })}
      required={field.isRequired}
      disabled={field.isDisabled}
      ref={caret.ref}
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      value={entry.text}
      onChange={({ target }) => {
        const { text } = enter(target.value, countryCode);
        caret.moveTo(target, (digits) => caretAfter(text, digits));
      }}
      leading={
        <DialSelect
          label={countryLabel}
          options={options}
          countryCode={countryCode}
          isDisabled={field.isDisabled ?? false}
          onChoose={(chosen) => enter(entry.text.replace(/^\+/, ''), chosen)}
        />
      }
    />
  );
}

/** A number that is known already, as if it had been typed from its plus on. */
const startPhone = (value: string, field: Entering): PhoneEntry =>
  value === '' ? { countryCode: field.countryCode, text: '', value } : enterPhone(`+${value}`, field);
