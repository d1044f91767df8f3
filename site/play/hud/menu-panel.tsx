import { Icon } from '#ui/icon.tsx';
import type { IconName } from '#ui/icon-names.ts';
import { useText } from '../../i18n/use-text.tsx';
import { usePlay } from '../play-context.ts';
import { useFullscreen } from './fullscreen.ts';
import css from './menu-panel.module.css';
import type { PanelName } from './panels.tsx';

export function MenuPanel({ onPanel }: { onPanel(name: PanelName | null): void }) {
  const t = useText();
  const { back } = usePlay();
  const full = useFullscreen();
  const ways: [IconName, string, () => void][] = [
    ['info', t('play.rules'), () => onPanel('rules')],
    ['history', t('play.history.title'), () => onPanel('history')],
    ['shield', t('play.fairness.title'), () => onPanel('fairness')],
    ['gear', t('play.settings.title'), () => onPanel('settings')],
  ];
  const toggle = () => {
    full.toggle();
    onPanel(null);
  };
  if (full.isOffered) ways.push(['expand', full.isOn ? t('play.leaveFull') : t('play.full'), toggle]);
  return (
    <>
      {ways.map(([icon, label, onPress]) => (
        <button key={icon} type="button" className={css.way} onClick={onPress}>
          <Icon name={icon} size={20} />
          {label}
        </button>
      ))}
      <a className={css.way} href={back} target="_top">
        <Icon name="sign-out" size={20} />
        {t('play.back')}
      </a>
    </>
  );
}
