import type { ComponentProps } from 'react';
import { Field, type FieldLook } from './field.tsx';

export type TextFieldProps = FieldLook & Omit<ComponentProps<'input'>, 'id' | 'className'>;

export function TextField({ label, hint, error, isValid, leading, trailing, ...native }: TextFieldProps) {
  const look = { label, hint, error, leading, trailing, ...(isValid && { isValid }) };
  return (
    <Field
      {...look}
      isRequired={native.required}
      isDisabled={native.disabled}
      labelRests={native.placeholder === undefined}
    >
      {(wiring) => <input {...native} {...wiring} placeholder={native.placeholder ?? ' '} />}
    </Field>
  );
}
