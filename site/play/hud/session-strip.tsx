import { useEffect, useState } from 'react';
import { classes } from '#ui/classes.ts';
import { Icon } from '#ui/icon.tsx';
import { useText } from '../../i18n/use-text.tsx';
import { nowMs } from '../../start/clock.ts';
import { useTableState } from '../play-context.ts';
import { useFullscreen } from './fullscreen.ts';
import type { PanelName } from './panels.tsx';
import css from './session-strip.module.css';
import { useNet } from './use-net.ts';

/** How long one has played, how it went so far, and that it can be checked. Never hidden where there is room for it. */
export function SessionStrip({ onPanel }: { onPanel(name: PanelName): void }) {
  const t = useText();
  const { opened, net, round } = useTableState();
  const netText = useNet();
  const full = useFullscreen();
  if (opened === null) return null;
  return (
    <footer className={css.strip}>
      {opened.mode === 'demo' && <span className={css.demo}>{t('play.demo')}</span>}
      <span className={css.part}>
        <Icon name="timer" size={16} />
        {t('play.session')} <SessionClock />
      </span>
      <span className={css.part}>
        {t('play.net')} <b className={classes(css.value, net > 0 && css.gain)}>{netText}</b>
      </span>
      <span className={css.space} />
      <button type="button" className={classes(css.part, css.seal)} onClick={() => onPanel('fairness')}>
        <Icon name="shield" size={18} />
        {t('play.fairness.seal')}
      </button>
      {(round !== null || !opened.is_shared) && (
        <span className={classes(css.part, css.round)}>
          {t('play.round', { number: round?.nonce ?? opened.seeds.nonce })}
        </span>
      )}
      <button type="button" className={css.part} onClick={() => onPanel('settings')}>
        <Icon name="gear" size={17} />
        {t('play.settings.title')}
      </button>
      {full.isOffered && (
        <button type="button" className={css.part} onClick={full.toggle}>
          <Icon name={full.isOn ? 'shrink' : 'expand'} size={16} />
          {full.isOn ? t('play.leaveFull') : t('play.full')}
        </button>
      )}
    </footer>
  );
}

const SECOND_MS = 1000;

function SessionClock() {
  const [since] = useState(nowMs);
  const [now, setNow] = useState(since);
  useEffect(() => {
    const timer = setInterval(() => setNow(nowMs()), SECOND_MS);
    return () => clearInterval(timer);
  }, []);
  const seconds = Math.floor((now - since) / SECOND_MS);
  const parts = [seconds / 3600, (seconds / 60) % 60, seconds % 60].map((part) =>
    String(Math.floor(part)).padStart(2, '0'),
  );
  return <b className={css.value}>{parts.join(':')}</b>;
}
