import { useState } from 'react';
import { date, readDay } from '#rules/fields/date.ts';
import { MaskedField } from '../form/masked-field.tsx';
import { useProblemText } from '../form/use-problem-text.ts';
import { useText } from '../i18n/use-text.tsx';

const MASK = '##.##.####';

interface DayFieldProps {
  name: string;
  label: string;
  /** "1999-12-31". */
  day: string | undefined;
  min?: string | undefined;
  max?: string | undefined;
  onDay: (day: string | undefined) => void;
}

/** A day as the whole site writes it: browsers write theirs each in its own way. What is half typed changes nothing. */
export function DayField({ name, label, day, min, max, onDay }: DayFieldProps) {
  const t = useText();
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
      placeholder={t('cashier.history.dayHint')}
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
