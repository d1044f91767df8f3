import type { ComponentProps } from 'react';
import { Field, type FieldLook } from './field.tsx';

type TextAreaProps = FieldLook & Omit<ComponentProps<'textarea'>, 'id' | 'className'>;

/** A field of several lines; it grows with what is written into it. */
export function TextArea({ label, hint, error, isValid, leading, trailing, ...native }: TextAreaProps) {
  const look = { label, hint, error, leading, trailing, ...(isValid && { isValid }) };
  return (
    <Field {...look} isRequired={native.required} isDisabled={native.disabled} labelRests>
      {(wiring) => <textarea rows={6} {...native} {...wiring} placeholder=" " />}
    </Field>
  );
}
