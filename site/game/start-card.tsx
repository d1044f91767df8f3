import { Button } from '#ui/button.tsx';
import { Loader } from '#ui/loader.tsx';
import { useText } from '../i18n/use-text.tsx';
import css from './start-card.module.css';
import type { PlayMode } from './use-wished-mode.ts';

interface StartCardProps {
  sysname: string;
  isGuest: boolean;
  /** They asked for money, and have no account to play from. */
  needsAccount: boolean;
  onPlay: (mode: PlayMode) => void;
}

/** What the stage shows of a game that nobody has opened: on a small screen its box and the ways to play. */
export function StartCard({ sysname, isGuest, needsAccount, onPlay }: StartCardProps) {
  const t = useText();
  if (needsAccount) return <p className={css.account}>{t('game.account')}</p>;
  return (
    <>
      <span className={css.waiting}>
        <Loader label={t('shell.loading')} size="l" />
      </span>
      <div className={css.card}>
        <img
          className={css.cover}
          src={`/art/tiles-240/${sysname}.webp`}
          width={240}
          height={320}
          alt=""
          fetchPriority="high"
        />
        <div className={css.ways}>
          <Button look={isGuest ? 'glass' : 'brand'} size="l" isWide onClick={() => onPlay('real')}>
            {t('game.playReal')}
          </Button>
          <Button look={isGuest ? 'brand' : 'glass'} size="l" isWide onClick={() => onPlay('demo')}>
            {t('game.playDemo')}
          </Button>
        </div>
      </div>
    </>
  );
}
