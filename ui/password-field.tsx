import { useState } from 'react';
import { IconButton } from './icon-button.tsx';
import { TextField, type TextFieldProps } from './text-field.tsx';

interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'trailing'> {
  /** What the eye does, in words: "Show the password", "Hide the password". */
  showLabel: string;
  hideLabel: string;
}

export function PasswordField({ showLabel, hideLabel, ...field }: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false);
  return (
    <TextField
      autoComplete="current-password"
      autoCapitalize="none"
      spellCheck={false}
      {...field}
      type={isShown ? 'text' : 'password'}
      trailing={
        <IconButton
          look="bare"
          icon={isShown ? 'eye-slash' : 'eye'}
          label={isShown ? hideLabel : showLabel}
          disabled={field.disabled}
          onClick={() => setIsShown(!isShown)}
        />
      }
    />
  );
}
