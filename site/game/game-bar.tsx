import { Link } from '@tanstack/react-router';
import type { Game } from '#contract/games.ts';
import { Badge } from '#ui/badge.tsx';
import { Heading } from '#ui/heading.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Segment } from '#ui/segment.tsx';
import { useText } from '../i18n/use-text.tsx';
import { LikeButton } from '../player/like-button.tsx';
import css from './game-bar.module.css';
import type { FullScreen } from './use-full-screen.ts';
import type { PlayMode } from './use-wished-mode.ts';

interface GameBarProps {
  game: Game;
  studio: string;
  mode: PlayMode;
  onMode: (mode: PlayMode) => void;
  full: FullScreen;
  /** For money. */
  isClosed: boolean;
}

export function GameBar({ game, studio, mode, onMode, full, isClosed }: GameBarProps) {
  const t = useText();
  const { sysname, name, provider } = game;
  return (
    <div className={css.bar}>
      <img className={css.cover} src={`/art/tiles-240/${sysname}.webp`} width={240} height={320} alt="" />
      <div className={css.words}>
        <Heading level={1} className={css.name}>
          {name}
        </Heading>
        <p className={css.studio}>
          {t(`game.types.${game.types[0] ?? 'slot'}`)}{' '}
          <Link className={css.link} to="/gamehall" search={{ providers: provider }}>
            {t('game.by', { studio })}
          </Link>{' '}
          {isClosed && <Badge tone="brass">{t('shell.closed.title')}</Badge>}
        </p>
      </div>
      <div className={css.mode}>
        <Segment
          label={t('game.mode.label')}
          choices={[
            { value: 'real', label: t('game.mode.real') },
            { value: 'demo', label: t('game.mode.demo') },
          ]}
          value={mode}
          onChange={onMode}
        />
      </div>
      <LikeButton game={game} />
      {full.isOffered && (
        <span className={css.full}>
          <IconButton
            icon={full.isOn ? 'shrink' : 'expand'}
            label={t('game.full')}
            aria-pressed={full.isOn}
            onClick={full.toggle}
          />
        </span>
      )}
    </div>
  );
}
