// What stands above a player's limits while the site is closed: why there is nothing else, and the way out.
import { Button } from '#ui/button.tsx';
import { Heading } from '#ui/heading.tsx';
import { useText } from '../i18n/use-text.tsx';
import { useSignOut } from '../player/sign-out.ts';
import css from './closed-head.module.css';

export function ClosedHead() {
  const t = useText();
  const { signOut, isPending } = useSignOut();
  return (
    <header className={css.head}>
      <div className={css.words}>
        <Heading level={1} size="card">
          {t('system.MAINTENANCE.header')}
        </Heading>
        <p className={css.text}>{t('system.MAINTENANCE.protection')}</p>
      </div>
      <Button isLoading={isPending} onClick={() => void signOut()}>
        {t('shell.player.signOut')}
      </Button>
    </header>
  );
}
