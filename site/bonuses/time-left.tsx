import { useSyncExternalStore } from 'react';
import { daysUntil } from '#rules/days.ts';
import { Badge } from '#ui/badge.tsx';
import { Icon } from '#ui/icon.tsx';
import { Moment } from '../i18n/moment.tsx';
import { useText } from '../i18n/use-text.tsx';
import { nowMs } from '../start/clock.ts';
import css from './time-left.module.css';

const MINUTE_MS = 60_000;
const hourly = (changed: () => void) => {
  const timer = setInterval(changed, MINUTE_MS);
  return () => clearInterval(timer);
};

/** How many days it has, with the moment it ends. The first HTML tells the moment alone: the server's clock is another. */
export function TimeLeft({ endsAt }: { endsAt: string }) {
  const t = useText();
  const days = useSyncExternalStore(
    hourly,
    () => daysUntil(new Date(endsAt), new Date(nowMs())),
    () => null,
  );
  return (
    <Badge tone="brass">
      <Icon name="timer" size={14} />
      <span className={css.left}>
        {days !== null && `${t('bonuses.daysLeft', { count: days })} · `}
        <Moment at={endsAt} />
      </span>
    </Badge>
  );
}
