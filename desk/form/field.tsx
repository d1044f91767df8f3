import { useId } from 'react';
import type { FieldShape } from './fields-of.ts';
import css from './form.module.css';

export interface FieldChoice {
  value: string;
  label: string;
}

interface FieldProps {
  shape: FieldShape;
  label: string;
  value: string;
  problem: string | undefined;
  /** In place of the words of the contract. */
  optionLabel: (option: string) => string;
  /** What a text is chosen from. */
  choices?: readonly FieldChoice[] | undefined;
  onChange: (value: string) => void;
}

export function Field({ shape, label, value, problem, optionLabel, choices, onChange }: FieldProps) {
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
      <Control {...{ shape, wiring, value, optionLabel, choices, onChange }} />
      {problem !== undefined && (
        <p id={`${id}-problem`} className={css.problem} role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}

interface ControlProps extends Pick<FieldProps, 'shape' | 'value' | 'optionLabel' | 'choices' | 'onChange'> {
  wiring: { id: string };
}

/** Up to so many choices are listed; more are found by typing. */
const LISTED_MAX = 12;

function Control({ shape, wiring, value, optionLabel, choices, onChange }: ControlProps) {
  const { kind, options, maxLength, name } = shape;
  const all =
    kind === 'choice' ? options.map((option) => ({ value: option, label: optionLabel(option) })) : choices;
  const choicesId = `${wiring.id}-choices`;
  const drawn = all?.map((choice) => (
    <option key={choice.value} value={choice.value}>
      {choice.label}
    </option>
  ));
  if (drawn !== undefined && (kind === 'choice' || drawn.length <= LISTED_MAX))
    return (
      <select {...wiring} value={value} onChange={({ target }) => onChange(target.value)}>
        <option value="" />
        {drawn}
      </select>
    );
  if (drawn !== undefined)
    return (
      <>
        <input
          {...wiring}
          list={choicesId}
          autoComplete="off"
          maxLength={maxLength}
          value={value}
          onChange={({ target }) => onChange(target.value)}
          onBlur={() => onChange(valueNamed(value, all))}
        />
        <datalist id={choicesId}>{drawn}</datalist>
      </>
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

/** Who has typed the whole label means its value. */
function valueNamed(text: string, choices: readonly FieldChoice[] = []): string {
  const typed = text.trim().toLowerCase();
  return choices.find(({ label }) => label.toLowerCase() === typed)?.value ?? text.trim();
}

function inputOf(kind: FieldShape['kind'], name: string) {
  if (kind === 'secret') return { type: 'password', autoComplete: 'current-password' };
  if (kind === 'email') return { type: 'email', autoComplete: 'username' };
  if (name === 'code') return { inputMode: 'numeric', autoComplete: 'one-time-code' } as const;
  return kind === 'number' ? ({ inputMode: 'numeric' } as const) : { autoComplete: 'off' };
}
