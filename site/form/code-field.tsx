import type { ComponentProps } from 'react';
import { TextField } from '../ui/text-field.tsx';

type CodeFieldProps = Omit<
  ComponentProps<typeof TextField>,
  'onChange' | 'inputMode' | 'autoComplete' | 'maxLength'
> & { onCode: (code: string) => void };

/** For a one-time code: offered by the phone that received it, and read with the spaces people put into it. */
export const CodeField = ({ onCode, ...field }: CodeFieldProps) => (
  <TextField
    {...field}
    onChange={({ target }) => onCode(target.value.replaceAll(/\s/g, ''))}
    inputMode="numeric"
    autoComplete="one-time-code"
    maxLength={12}
  />
);
