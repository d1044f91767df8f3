import { passwordStrength } from '#rules/fields/password-strength.ts';
import { classes } from '#ui/classes.ts';
import { useText } from '../i18n/use-text.tsx';
import css from './password-strength.module.css';

const STEPS = [1, 2, 3, 4] as const;

/** Four bars and a word under a new password's field. It advises; what is allowed is the field's own rule. */
export function PasswordStrength({ password }: { password: string }) {
  const t = useText();
  const strength = passwordStrength(password);
  if (password === '') return null;
  return (
    <p className={css.strength} data-strength={strength}>
      {STEPS.map((step) => (
        <i key={step} className={classes(css.bar, step <= strength && css.filled)} />
      ))}
      <span className={css.word} aria-live="polite">
        {t(`form.strength.${strength}`)}
      </span>
    </p>
  );
}
