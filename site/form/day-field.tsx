import { useState } from 'react';
import { date, readDay } from '#rules/fields/date.ts';
import { MaskedField } from './masked-field.tsx';
import { useProblemText } from './use-problem-text.ts';

const MASK = '##.##.####';

interface DayFieldProps {
  name: string;
  label: string;
  /** How a day is written here. */
  hint: string;
  /** "1999-12-31". */
  day: string | undefined;
  min?: string | undefined;
  max?: string | undefined;
  onDay: (day: string | undefined) => void;
}

/** A day as the whole site writes it: browsers write theirs each in its own way. What is half typed changes nothing. */
export function DayField({ name, label, hint, day, min, max, onDay }: DayFieldProps) {
  const textOf = useProblemText();
  const [typed, setTyped] = useState<string | null>(null);
  const value = typed ?? written(day);
  const problemOf = (text: string) => date(text, { ...(min && { min }), ...(max && { max }) });
  const wrong = value.length === MASK.length ? problemOf(value) : null;
  return (
    <MaskedField
      name={name}
      mask={MASK}
      label={label}
      value={value}
      error={wrong === null ? undefined : textOf(wrong)}
      placeholder={hint}
      inputMode="numeric"
      autoComplete="off"
      onChange={({ target }) => {
        setTyped(target.value);
        if (target.value === '') onDay(undefined);
        else if (problemOf(target.value) === null) onDay(readDay(target.value)!);
      }}
      onBlur={() => setTyped(null)}
    />
  );
}

const written = (day = ''): string => day.split('-').reverse().join('.');
