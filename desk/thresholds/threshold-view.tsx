// One limit: its values, what waits for a second person, its history, and the ways to ask for a change.
import { useState } from 'react';
import { type Threshold, thresholds } from '#contract/desk/thresholds.ts';
import { formatThreshold, thresholdText } from '#rules/thresholds.ts';
import { CallDialog } from '../form/call-dialog.tsx';
import { t } from '../i18n/text.ts';
import { Button } from '../parts/button.tsx';
import { Facts } from '../parts/pieces.tsx';
import { When } from '../parts/when.tsx';
import { addressOf } from '../routing/address.ts';
import { RoomLink } from '../routing/room-link.tsx';
import { sayToast } from '../shell/toasts.ts';
import { AsideActions } from '../table/split.tsx';
import css from './threshold-view.module.css';

export function ThresholdView({ threshold }: { threshold: Threshold }) {
  const { name, value, usual, least, most, pending, history, can_propose: canPropose } = threshold;
  /** What stands in the form at first; null: it is closed. */
  const [first, setFirst] = useState<number | null>(null);
  const shown = (figure: number) => formatThreshold(name, figure);
  const bounds = { least: shown(least), most: shown(most) };
  return (
    <>
      <p className={css.text}>{t(`desk.thresholds.governs.${name}`)}</p>
      <Facts
        facts={[
          [t('desk.thresholds.value'), shown(value)],
          [t('desk.thresholds.usual'), shown(usual)],
          [t('desk.thresholds.bounds'), t('desk.thresholds.range', bounds)],
          ...(pending === null
            ? []
            : [[t('desk.thresholds.pending'), <Pending key="waits" {...threshold} />] as const]),
        ]}
      />
      {threshold.unit === 'amount' && <p className={css.text}>{t('desk.thresholds.unit')}</p>}
      <h3 className={css.title}>{t('desk.thresholds.history')}</h3>
      {history.length === 0 && <p className={css.text}>{t('desk.thresholds.never')}</p>}
      <ul className={css.history}>
        {history.map(({ at, from, to, reason, asked_by: asked, agreed_by: agreed }) => (
          <li key={at}>
            <When at={at} isWhole /> <b>{t('desk.thresholds.step', { from: shown(from), to: shown(to) })}</b>
            <br />
            {t('desk.thresholds.by', { asked, agreed })}: “{reason}”
          </li>
        ))}
      </ul>
      <AsideActions>
        <Button look="next" disabled={!canPropose || pending !== null} onClick={() => setFirst(value)}>
          {t('desk.thresholds.propose')}
        </Button>
        {value !== usual && (
          <Button disabled={!canPropose || pending !== null} onClick={() => setFirst(usual)}>
            {t('desk.thresholds.back')}
          </Button>
        )}
      </AsideActions>
      {first !== null && (
        <CallDialog
          call={thresholds.propose}
          title={t('desk.thresholds.propose')}
          says={t('desk.thresholds.proposeSays', bounds)}
          known={{ name }}
          first={{ value: thresholdText(name, first) }}
          submit={t('desk.thresholds.propose')}
          onDone={() => sayToast({ text: t('desk.thresholds.asked') })}
          onClose={() => setFirst(null)}
        />
      )}
    </>
  );
}

const Pending = ({ name, pending }: Threshold) =>
  pending && (
    <>
      {t('desk.thresholds.waits', { to: formatThreshold(name, pending.to), by: pending.asked_by })}{' '}
      <RoomLink href={addressOf('approvals', { item: String(pending.approval) })}>
        {t('desk.thresholds.see')}
      </RoomLink>
    </>
  );
