import { useDialogs } from '../dialogs/use-dialogs.ts';
import { useText } from '../i18n/use-text.tsx';
import { Button } from '../ui/button.tsx';
import css from './guest-corner.module.css';

/** The two ways in. */
export function GuestCorner() {
  const t = useText();
  const dialogs = useDialogs();
  const way = (mode: 'authorization' | 'registration') => ({
    'aria-haspopup': 'dialog' as const,
    onPointerEnter: () => void dialogs.warm('AuthPopup'),
    onClick: () => void dialogs.open('AuthPopup', { mode }),
  });
  return (
    <span className={css.corner}>
      <Button {...way('authorization')}>{t('shell.guest.signIn')}</Button>
      <Button look="brand" {...way('registration')}>
        {t('shell.guest.signUp')}
      </Button>
    </span>
  );
}
