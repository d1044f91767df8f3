import { useId } from 'react';
import type { FieldShape } from './fields-of.ts';
import css from './form.module.css';

interface FieldProps {
  shape: FieldShape;
  label: string;
  value: string;
  problem: string | undefined;
  /** In place of the words of the contract. */
  optionLabel: (option: string) => string;
  onChange: (value: string) => void;
}

export function Field({ shape, label, value, problem, optionLabel, onChange }: FieldProps) {
  const id = useId();
  const wiring = {
    id,
    name: shape.name,
    className: css.control,
    'aria-invalid': problem !== undefined || undefined,
    'aria-describedby': problem === undefined ? undefined : `${id}-problem`,
    required: shape.isRequired,
  };
  return (
    <div className={css.field}>
      <label htmlFor={id} className={css.label}>
        {label}
      </label>
      <Control {...{ shape, wiring, value, optionLabel, onChange }} />
      {problem !== undefined && (
        <p id={`${id}-problem`} className={css.problem} role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}

interface ControlProps extends Pick<FieldProps, 'shape' | 'value' | 'optionLabel' | 'onChange'> {
  wiring: object;
}

function Control({ shape, wiring, value, optionLabel, onChange }: ControlProps) {
  const { kind, options, maxLength, name } = shape;
  if (kind === 'choice')
    return (
      <select {...wiring} value={value} onChange={({ target }) => onChange(target.value)}>
        <option value="" />
        {options.map((option) => (
          <option key={option} value={option}>
            {optionLabel(option)}
          </option>
        ))}
      </select>
    );
  if (kind === 'check')
    return (
      <input
        {...wiring}
        className={css.check}
        type="checkbox"
        checked={value === '1'}
        onChange={({ target }) => onChange(target.checked ? '1' : '0')}
      />
    );
  if (kind === 'long')
    return (
      <textarea
        {...wiring}
        maxLength={maxLength}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    );
  return (
    <input
      {...wiring}
      {...inputOf(kind, name)}
      maxLength={maxLength}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

function inputOf(kind: FieldShape['kind'], name: string) {
  if (kind === 'secret') return { type: 'password', autoComplete: 'current-password' };
  if (kind === 'email') return { type: 'email', autoComplete: 'username' };
  if (name === 'code') return { inputMode: 'numeric', autoComplete: 'one-time-code' } as const;
  return kind === 'number' ? ({ inputMode: 'numeric' } as const) : { autoComplete: 'off' };
}
