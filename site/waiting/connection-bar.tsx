// Says that the server cannot be reached, and why the page that was asked for is not here yet.
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { connection } from '../asking/connection.ts';
import { useText } from '../i18n/use-text.tsx';
import { useWatched } from '../start/watched.ts';
import css from './connection-bar.module.css';
import { useWantedPage } from './use-wanted-page.ts';

export function ConnectionBar() {
  const t = useText();
  const reach = useWatched(connection.reach);
  const isWanted = useWantedPage() !== null;
  return (
    <div role="status" className={css.place} data-signs="">
      {reach !== 'there' && (
        <div className={css.bar} data-connection={reach}>
          <Icon name="plugs" size={22} />
          <p className={css.words}>
            <strong>{t(`shell.connection.${reach}`)}</strong>{' '}
            {t(isWanted ? 'shell.connection.wanted' : `shell.connection.${reach}Text`)}
          </p>
          <Retry />
        </div>
      )}
    </div>
  );
}

function Retry() {
  const t = useText();
  const [isLooking, setIsLooking] = useState(false);
  const look = () => {
    setIsLooking(true);
    void connection.look().finally(() => setIsLooking(false));
  };
  return (
    <Button size="s" icon="refresh" isLoading={isLooking} onClick={look}>
      {t('shell.connection.retry')}
    </Button>
  );
}
