import { Button } from '#ui/button.tsx';
import { useText } from '../i18n/use-text.tsx';
import { useWayIn } from '../player/use-way-in.ts';
import css from './guest-corner.module.css';

/** The two ways in. */
export function GuestCorner() {
  const t = useText();
  return (
    <span className={css.corner}>
      <Button {...useWayIn('authorization')}>{t('shell.guest.signIn')}</Button>
      <Button look="brand" {...useWayIn('registration')}>
        {t('shell.guest.signUp')}
      </Button>
    </span>
  );
}
