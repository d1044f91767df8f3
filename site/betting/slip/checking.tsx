import type { CSSProperties } from 'react';
import type { BetShown } from '#contract/betting/bet.ts';
import { useText } from '../../i18n/use-text.tsx';
import { useNow } from '../../start/use-now.ts';
import { watchedMs } from '../watched-ms.ts';
import css from './checking.module.css';

interface CheckingProps {
  bet: Pick<BetShown, 'created_at' | 'decides_at'>;
  /** By the browser's clock. */
  sentAt: number;
}

/** A bet on a match in play, being watched: its stake is held until the bar is full. */
export function Checking({ bet, sentAt }: CheckingProps) {
  const t = useText();
  const now = useNow() ?? sentAt;
  const lasts = watchedMs(bet);
  const left = Math.min(lasts, Math.max(0, sentAt + lasts - now));
  return (
    <p
      className={css.checking}
      style={{ '--lasts': `${Math.max(1_000, lasts)}ms` } as CSSProperties}
      role="timer"
    >
      <span>{t('betting.slip.checking', { seconds: Math.ceil(left / 1_000) })}</span>
    </p>
  );
}
