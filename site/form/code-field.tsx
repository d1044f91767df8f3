// For a one-time code: six boxes are drawn, and over them lies one field that nobody sees. So a code can be pasted, offered
// by the phone that received it and read out like any other, and whoever typed the last digit need not press anything.
import { type ComponentProps, type RefObject, useEffect, useId, useRef } from 'react';
import { CODE_LENGTH } from '#rules/fields/numeric-code.ts';
import { FieldNote } from '#ui/field.tsx';
import css from './code-field.module.css';

interface CodeFieldProps extends Omit<ComponentProps<'input'>, 'id' | 'className' | 'onChange' | 'ref'> {
  label: string;
  value: string;
  error: string | undefined;
  onCode: (code: string) => void;
  ref?: RefObject<HTMLInputElement | null>;
}

const places = Array.from({ length: CODE_LENGTH }, (_, place) => place);

export function CodeField({ label, value, error, onCode, ref, ...native }: CodeFieldProps) {
  const id = useId();
  const own = useRef<HTMLInputElement>(null);
  const input = ref ?? own;
  useEffect(() => {
    if (value.length === CODE_LENGTH) input.current?.form?.requestSubmit();
  }, [value, input]);

  return (
    <div>
      <label htmlFor={id} className={css.label}>
        {label}
      </label>
      <div className={css.boxes}>
        <input
          {...native}
          ref={input}
          id={id}
          className={css.input}
          value={value}
          // People write codes with spaces, and copy a word more than the digits.
          onChange={({ target }) => onCode(target.value.replaceAll(/[^0-9]/g, '').slice(0, CODE_LENGTH))}
          inputMode="numeric"
          autoComplete="one-time-code"
          aria-invalid={error !== undefined || undefined}
          aria-describedby={`${id}-note`}
        />
        {places.map((place) => (
          <span
            key={place}
            className={css.box}
            aria-hidden="true"
            data-next={place === Math.min(value.length, CODE_LENGTH - 1) || undefined}
          >
            {value[place]}
          </span>
        ))}
      </div>
      <FieldNote id={`${id}-note`} error={error} />
    </div>
  );
}
