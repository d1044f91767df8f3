import type { ReactNode } from 'react';
import { currencySigns, formatNumber } from '#rules/format.ts';
import type { Currency } from '#rules/money.ts';
import { Chip } from '#ui/chip.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { FieldProps } from '../form/use-form.ts';
import css from './amount-field.module.css';

interface AmountFieldProps {
  field: FieldProps;
  label: string;
  hint: string;
  currency: Currency;
  /** In whole units; none larger than what is possible anyway. */
  presets?: readonly number[];
  presetsLabel?: string;
  trailing?: ReactNode;
}

/** How much: typed, or taken from the amounts that are often wanted. */
export function AmountField({
  field,
  label,
  hint,
  currency,
  presets = [],
  presetsLabel,
  trailing,
}: AmountFieldProps) {
  const sign = currencySigns[currency];
  return (
    <div className={css.amount}>
      <TextField
        {...field}
        label={label}
        hint={hint}
        required
        inputMode="decimal"
        autoComplete="off"
        leading={<span className={css.sign}>{sign}</span>}
        trailing={trailing}
      />
      {presets.length > 0 && (
        <fieldset className={css.presets} aria-label={presetsLabel} data-presets={currency}>
          {presets.map((preset) => (
            <Chip
              key={preset}
              isChosen={field.value === String(preset)}
              onClick={() => field.onChange({ target: { value: String(preset) } })}
            >
              {`${sign}\u00a0${formatNumber(preset)}`}
            </Chip>
          ))}
        </fieldset>
      )}
    </div>
  );
}
