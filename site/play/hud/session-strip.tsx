import { formatDate, formatNumber } from '#rules/format.ts';
import { classes } from '#ui/classes.ts';
import { Icon } from '#ui/icon.tsx';
import { useText } from '../../i18n/use-text.tsx';
import { packInUse } from '../free-spins.ts';
import { useTableState } from '../play-context.ts';
import { useMoney } from '../use-money.ts';
import { useFullscreen } from './fullscreen.ts';
import type { PanelName } from './panels.tsx';
import { SessionClock } from './session-clock.tsx';
import css from './session-strip.module.css';
import { useNet } from './use-net.ts';

/** How long one has played, how it went so far, and that it can be checked. Where there is no room for it the top bar says so. */
export function SessionStrip({ onPanel }: { onPanel(name: PanelName): void }) {
  const t = useText();
  const { opened, net, round } = useTableState();
  const netText = useNet();
  const full = useFullscreen();
  if (opened === null) return null;
  const fullWords = full.isOn ? t('play.leaveFull') : t('play.full');
  return (
    <footer className={css.strip}>
      {opened.mode === 'demo' && <span className={css.demo}>{t('play.demo')}</span>}
      <span className={css.part}>
        <Icon name="timer" size={16} />
        {t('play.session')} <SessionClock className={css.value} />
      </span>
      <span className={css.part}>
        {t('play.net')} <b className={classes(css.value, net > 0 && css.gain)}>{netText}</b>
      </span>
      <PackTerms />
      <span className={css.space} />
      <button type="button" className={classes(css.part, css.seal)} onClick={() => onPanel('fairness')}>
        <Icon name="shield" size={18} />
        {t('play.fairness.seal')}
      </button>
      {round !== null && (
        <span className={classes(css.part, css.round)}>{t('play.round', { number: round.nonce })}</span>
      )}
      {opened.game.return.length > 0 && (
        <span className={classes(css.part, css.round)}>
          {t('play.returns')} <b className={css.value}>{rangeText(opened.game.return)}</b>
        </span>
      )}
      <button
        type="button"
        className={css.part}
        aria-label={t('play.settings.title')}
        onClick={() => onPanel('settings')}
      >
        <Icon name="gear" size={17} />
        <span className={css.words}>{t('play.settings.title')}</span>
      </button>
      {full.isOffered && (
        <button type="button" className={css.part} aria-label={fullWords} onClick={full.toggle}>
          <Icon name={full.isOn ? 'shrink' : 'expand'} size={16} />
          <span className={css.words}>{fullWords}</span>
        </button>
      )}
    </footer>
  );
}

/** "99%", or "96.25–97.22%" where ways of playing differ. */
function rangeText(shares: readonly number[]): string {
  const words = [
    ...new Set([Math.min(...shares), Math.max(...shares)].map((share) => formatNumber(share * 100))),
  ];
  return `${words.join('–')}%`;
}

/** That rounds are paid by free spins now, and where their wins go. */
function PackTerms() {
  const t = useText();
  const money = useMoney();
  const pack = packInUse(useTableState().free);
  if (pack === undefined) return null;
  const { remaining_count: count, stake, expires_at, wins_to: to } = pack;
  return (
    <>
      <span className={css.pack}>{t('play.pack.offer', { count, amount: money(stake) })}</span>
      <span className={css.terms}>
        {t('play.pack.terms', { date: formatDate(new Date(expires_at)), to })}
      </span>
    </>
  );
}
