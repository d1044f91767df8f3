import type { ReactNode } from 'react';
import type { Jackpot } from '#contract/jackpots.ts';
import { formatMoney, formatTime } from '#rules/format.ts';
import { Moment } from '../i18n/moment.tsx';
import { useText } from '../i18n/use-text.tsx';
import css from './drop-meter.module.css';
import { useNow } from './use-now.ts';
import type { Pot } from './use-pots.ts';

/** How near a jackpot is to where it falls at the latest: by value from its start to its limit, by time through its window. */
export function DropMeter({ jackpot, pot }: { jackpot: Jackpot; pot: Pot }) {
  if (jackpot.limit !== null) return <ByValue {...{ jackpot, pot }} limit={jackpot.limit} />;
  return jackpot.window === null ? null : <ByTime jackpot={jackpot} window={jackpot.window} />;
}

function ByValue({ jackpot, pot, limit }: { jackpot: Jackpot; pot: Pot; limit: Jackpot['value'] }) {
  const t = useText();
  const { title, start } = jackpot;
  const [from, to] = [start.amount, limit.amount];
  const sum = { amount: pot.amount, currency: limit.currency };
  return (
    <Meter
      label={t('jackpots.meter.value', { title, pot: formatMoney(sum), limit: formatMoney(limit) })}
      {...{ from, to, now: pot.amount }}
      left={formatMoney(start)}
      right={t('jackpots.meter.limit', { limit: formatMoney(limit) })}
    />
  );
}

function ByTime({ jackpot, window }: { jackpot: Jackpot; window: NonNullable<Jackpot['window']> }) {
  const t = useText();
  const [from, to] = [Date.parse(window.from), Date.parse(window.to)];
  const now = useNow() ?? from;
  const time = `${formatTime(new Date(to), 'UTC')} UTC`;
  return (
    <Meter
      label={t('jackpots.meter.time', { title: jackpot.title, time })}
      {...{ from, to, now }}
      left={<Moment at={window.from} />}
      right={t('jackpots.meter.by', { time })}
    />
  );
}

interface MeterProps {
  label: string;
  from: number;
  to: number;
  now: number;
  left: ReactNode;
  right: ReactNode;
}

function Meter({ label, from, to, now, left, right }: MeterProps) {
  const share = Math.min(1, Math.max(0, (now - from) / (to - from)));
  return (
    <div className={css.meter}>
      {/* biome-ignore lint/a11y/useSemanticElements: browsers draw a meter element each in their own way */}
      <div
        className={css.rail}
        role="meter"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(100 * share)}
      >
        <span className={css.fill} style={{ inlineSize: `${100 * share}%` }} />
      </div>
      <p className={css.ends}>
        <span>{left}</span>
        <span>{right}</span>
      </p>
    </div>
  );
}
