import type { CSSProperties } from 'react';
import type { BetShown } from '#contract/betting/bet.ts';
import { useText } from '../../i18n/use-text.tsx';
import { useNow } from '../../start/use-now.ts';
import css from './checking.module.css';

/** A bet on a match in play, being watched: its stake is held until the bar is full. */
export function Checking({ bet, sentAt }: { bet: Pick<BetShown, 'decides_at'>; sentAt: number }) {
  const t = useText();
  const now = useNow() ?? sentAt;
  const ends = Date.parse(bet.decides_at ?? '') || sentAt;
  const seconds = Math.max(0, Math.ceil((ends - now) / 1_000));
  const lasts = { '--lasts': `${Math.max(1_000, ends - sentAt)}ms` } as CSSProperties;
  return (
    <p className={css.checking} style={lasts} role="timer">
      <span>{t('betting.slip.checking', { seconds })}</span>
    </p>
  );
}
