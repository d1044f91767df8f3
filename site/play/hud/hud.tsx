import type { ReactNode } from 'react';
import { classes } from '#ui/classes.ts';
import { useText } from '../../i18n/use-text.tsx';
import type { RunningAutoplay } from '../autoplay/use-autoplay.ts';
import { usePlay, useSettings, useTableState } from '../play-context.ts';
import { isGain, isRoundOpen, wonIn } from '../table.ts';
import { useMoney } from '../use-money.ts';
import { useWatching } from '../use-watching.ts';
import type { Action } from './action.ts';
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
      {!isWatching && <Balance />}
      {!isWatching && <Win />}
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

function Balance() {
  const t = useText();
  const money = useMoney();
  const { opened, balance } = useTableState();
  if (balance === null) return null;
  return (
    <div className={css.balance}>
      <small className={css.label}>{opened?.mode === 'demo' ? t('play.playMoney') : t('play.balance')}</small>
      <b className={css.value} data-balance>
        {money(balance.cash)}
      </b>
      {balance.bonus > 0 && (
        <small className={css.bonus}>{t('play.bonus', { amount: money(balance.bonus) })}</small>
      )}
    </div>
  );
}

/** While a round is open its stake stands where its win will be. */
function Win() {
  const t = useText();
  const money = useMoney();
  const state = useTableState();
  const won = wonIn(state);
  if (isRoundOpen(state))
    return (
      <div className={css.win}>
        <small className={css.label}>{t('play.inPlay')}</small>
        <b className={css.value}>{money(state.round?.staked ?? 0)}</b>
      </div>
    );
  return (
    <div className={css.win}>
      <small className={css.label}>{state.isReplay ? t('play.history.replay') : t('play.win')}</small>
      <b className={classes(css.value, isGain(state) ? css.gain : won === 0 && css.none)}>{money(won)}</b>
    </div>
  );
}
