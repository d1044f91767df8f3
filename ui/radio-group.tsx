import { type ReactNode, useId } from 'react';
import css from './radio-group.module.css';

export interface Choice<V extends string> {
  value: V;
  label: ReactNode;
  hint?: ReactNode;
  isDisabled?: boolean;
}

export interface RadioGroupProps<V extends string> {
  /** What is being chosen. */
  label: string;
  choices: readonly Choice<V>[];
  name?: string;
  value?: V;
  defaultValue?: V;
  onChange?: (value: V) => void;
}

export function RadioGroup<V extends string>({ label, choices, name, value, ...group }: RadioGroupProps<V>) {
  const ownName = useId();
  return (
    <fieldset className={css.group}>
      <legend className={css.legend}>{label}</legend>
      {choices.map((choice) => (
        <label key={choice.value} className={css.choice}>
          <input
            className={css.input}
            type="radio"
            name={name ?? ownName}
            value={choice.value}
            disabled={choice.isDisabled}
            {...(value === undefined
              ? { defaultChecked: group.defaultValue === choice.value }
              : { checked: value === choice.value })}
            onChange={() => group.onChange?.(choice.value)}
          />
          <span>
            {choice.label}
            {choice.hint && <small className={css.hint}>{choice.hint}</small>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
