import type { ReactNode } from 'react';
import { classes } from '#ui/classes.ts';
import { useText } from '../../i18n/use-text.tsx';
import type { RunningAutoplay } from '../autoplay/use-autoplay.ts';
import { usePlay, useSettings, useTableState } from '../play-context.ts';
import { isRoundOpen } from '../table.ts';
import { useWatching } from '../use-watching.ts';
import type { Action } from './action.ts';
import { Balance, Win } from './figures.tsx';
import css from './hud.module.css';
import { HudButton } from './hud-button.tsx';
import type { PanelName } from './panels.tsx';
import { Primary } from './primary.tsx';
import { SoundButton } from './sound-button.tsx';
import { StakeControl } from './stake-control.tsx';

interface HudProps {
  primary: Action;
  isRound?: boolean;
  chips?: ReactNode;
  second?: ReactNode;
  hasTurbo?: boolean;
  /** Where the law here and the game offer it. */
  autoplay?: Pick<RunningAutoplay, 'isRunning' | 'stop'> | undefined;
  onPanel(name: PanelName): void;
}

/** Same place, same order, same keys in every game. */
export function Hud({
  primary,
  isRound = false,
  chips,
  second,
  hasTurbo = false,
  autoplay,
  onPanel,
}: HudProps) {
  const t = useText();
  const { settings } = usePlay();
  const { isTurbo } = useSettings();
  const isLocked = isRoundOpen(useTableState());
  const isWatching = useWatching();
  return (
    <fieldset
      className={classes(
        css.hud,
        isRound ? css.round : css.wide,
        isLocked && css.locked,
        chips !== undefined && !isWatching && css.laid,
        isWatching && css.watching,
      )}
      aria-label={t('play.controls')}
    >
      <HudButton
        icon="menu"
        label={t('play.gameMenu')}
        className={css.menu}
        onPress={() => onPanel('menu')}
      />
      <HudButton
        icon="history"
        label={t('play.history.title')}
        className={css.extra}
        onPress={() => onPanel('history')}
      />
      <HudButton icon="info" label={t('play.rules')} className={css.extra} onPress={() => onPanel('rules')} />
      <SoundButton className={css.extra} />
      {!isWatching && <Balance className={css.balance} />}
      {!isWatching && <Win className={css.win} />}
      <span className={css.space} />
      {!isWatching &&
        (chips === undefined ? (
          <StakeControl className={css.stake} onList={() => onPanel('stakes')} />
        ) : (
          chips
        ))}
      {Boolean(second) && <div className={css.second}>{second}</div>}
      {autoplay !== undefined && (
        <HudButton
          icon="play"
          label={t(autoplay.isRunning ? 'play.autoplay.stop' : 'play.autoplay.title')}
          className={css.autoplay}
          isOn={autoplay.isRunning}
          onPress={() => (autoplay.isRunning ? autoplay.stop() : onPanel('autoplay'))}
        />
      )}
      <Primary action={primary} isRound={isRound} className={css.primary} />
      {hasTurbo && (
        <HudButton
          icon="lightning"
          label={t('play.settings.turbo')}
          className={css.turbo}
          isOn={isTurbo}
          onPress={() => settings.set({ ...settings.get(), isTurbo: !isTurbo })}
        />
      )}
    </fieldset>
  );
}
