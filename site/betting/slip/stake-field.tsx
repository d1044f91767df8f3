import { currencySigns } from '#rules/format.ts';
import type { Currency } from '#rules/money.ts';
import { classes } from '#ui/classes.ts';
import css from './stake-field.module.css';

interface StakeFieldProps {
  label: string;
  currency: Currency;
  value: string;
  tone?: 'lowered' | 'bad' | undefined;
  isLarge?: boolean;
  describedBy?: string;
  onChange: (value: string) => void;
  onRest?: () => void;
}

/** An amount as it is typed; digits with at most two decimals. */
export const StakeField = ({ tone, isLarge = false, ...field }: StakeFieldProps) => (
  <label className={classes(css.field, tone && css[tone], isLarge && css.large)}>
    <span aria-hidden="true">{currencySigns[field.currency]}</span>
    <input
      type="text"
      inputMode="decimal"
      autoComplete="off"
      enterKeyHint="done"
      placeholder="0.00"
      maxLength={10}
      aria-label={field.label}
      aria-describedby={field.describedBy}
      aria-invalid={tone === 'bad' || undefined}
      value={field.value}
      onChange={({ target }) => {
        if (/^\d{0,7}([.,]\d{0,2})?$/.test(target.value)) field.onChange(target.value);
      }}
      onBlur={field.onRest}
    />
  </label>
);
