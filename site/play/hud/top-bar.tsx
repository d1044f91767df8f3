import { Icon } from '#ui/icon.tsx';
import { useText } from '../../i18n/use-text.tsx';
import { usePlay, useTableState } from '../play-context.ts';
import { HudButton } from './hud-button.tsx';
import type { PanelName } from './panels.tsx';
import { SessionClock } from './session-clock.tsx';
import { SoundButton } from './sound-button.tsx';
import css from './top-bar.module.css';
import { useNet } from './use-net.ts';

/** Where there is no room for the strip the session stands here, in the second line. */
export function TopBar({ onPanel }: { onPanel(name: PanelName): void }) {
  const t = useText();
  const { back } = usePlay();
  const { opened } = useTableState();
  const net = useNet();
  if (opened === null) return null;
  return (
    <header className={css.bar}>
      <a className={css.back} href={back} target="_top" aria-label={t('play.back')}>
        <Icon name="caret-left" size={18} />
      </a>
      <div className={css.session}>
        <strong className={css.name}>{opened.game.name}</strong>
        <small className={css.net}>
          <SessionClock className={css.clock} />
          {opened.mode === 'real' && ` · ${t('play.netIs', { amount: net })}`}
        </small>
      </div>
      {opened.mode === 'demo' && <span className={css.demo}>{t('play.demo')}</span>}
      <HudButton
        icon="shield"
        label={t('play.fairness.title')}
        tone="good"
        onPress={() => onPanel('fairness')}
      />
      <SoundButton className={opened.mode === 'demo' ? css.lesser : undefined} />
      <HudButton icon="menu" label={t('play.gameMenu')} onPress={() => onPanel('menu')} />
    </header>
  );
}
