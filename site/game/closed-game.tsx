import { Link } from '@tanstack/react-router';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { useText } from '../i18n/use-text.tsx';
import css from './refused.module.css';

/** Stands where a game would be that staff has closed for money. It can still be played for fun. */
export function ClosedGame({ words, onDemo }: { words: string; onDemo: () => void }) {
  const t = useText();
  return (
    <div className={css.refused}>
      <Notice tone="care" title={t('shell.closed.title')}>
        {words}
      </Notice>
      <div className={css.ways}>
        <Button look="brand" onClick={onDemo}>
          {t('game.playDemo')}
        </Button>
        <ButtonLink look="glass" link={<Link to="/gamehall" />}>
          {t('game.all')}
        </ButtonLink>
      </div>
    </div>
  );
}
