import { caretAfter, digitsOf, layOut } from '#rules/fields/mask.ts';
import { TextField, type TextFieldProps } from '#ui/text-field.tsx';
import { useCaret } from './use-caret.ts';
import type { FieldProps } from './use-form.ts';

interface MaskedFieldProps extends Omit<TextFieldProps, keyof FieldProps>, FieldProps {
  mask: string;
}

/** Digits fall into the places of a mask as they are typed or pasted; a day is written so, and a postcode. */
export function MaskedField({ mask, onChange, ...field }: MaskedFieldProps) {
  const caret = useCaret();
  return (
    <TextField
      {...field}
      ref={caret.ref}
      onChange={({ target }) => {
        const laid = layOut(mask, digitsOf(target.value));
        const kept = laid.fits ? laid.text : layOut(mask, digitsOf(field.value)).text;
        caret.moveTo(target, (digits) => caretAfter(kept, digits));
        onChange({ target: { value: kept } });
      }}
    />
  );
}
