import { isRefusal, type Refusal } from '#contract/refusals.ts';
import { formatTime } from '#rules/format.ts';
import { useText } from '../i18n/use-text.tsx';
import { nowMs } from '../start/clock.ts';
import { usePlay, useTableState } from './play-context.ts';
import css from './reality-check.module.css';
import { useModal } from './use-modal.ts';
import { useMoney } from './use-money.ts';

const MINUTE_MS = 60_000;

/** How it went since the player sat down. The server starts no round before one of the two answers was given. */
export function RealityCheck() {
  const { refusal } = useTableState();
  return isRefusal(refusal, 'RealityCheckDue') ? <Question due={refusal} /> : null;
}

function Question({ due }: { due: Refusal<'RealityCheckDue'> }) {
  const t = useText();
  const money = useMoney();
  const { table, hall, history } = usePlay();
  const dialog = useModal();
  const { since, staked, paid } = due.details.error_data;
  const began = new Date(since);
  const minutes = Math.floor((nowMs() - began.getTime()) / MINUTE_MS);
  const net = paid - staked;
  const rows: [string, string][] = [
    [
      t('play.check.played'),
      t('play.check.minutes', { hours: Math.floor(minutes / 60), minutes: minutes % 60 }),
    ],
    [t('play.check.staked'), money(staked)],
    [t('play.check.paid'), money(paid)],
    [t('play.check.net'), money(net)],
  ];
  return (
    <dialog
      ref={dialog}
      className={css.check}
      aria-labelledby="check-title"
      data-reality-check
      onCancel={(event) => event.preventDefault()}
    >
      <h2 id="check-title" className={css.title}>
        {t('play.check.title')}
      </h2>
      <p className={css.text}>{t('play.check.text', { time: formatTime(began) })}</p>
      <dl className={css.figures}>
        {rows.map(([label, value]) => (
          <div key={label} className={css.row}>
            <dt>{label}</dt>
            <dd className={css.value}>{value}</dd>
          </div>
        ))}
      </dl>
      <div className={css.ways}>
        <a className={css.way} href={hall} target="_top">
          {t('play.check.leave')}
        </a>
        <button type="button" className={css.way} onClick={() => void table.confirmCheck()}>
          {t('play.check.goOn')}
        </button>
      </div>
      <a className={css.history} href={history} target="_top">
        {t('play.check.history')}
      </a>
    </dialog>
  );
}
