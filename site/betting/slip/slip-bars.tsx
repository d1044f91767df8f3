import type { ReactNode } from 'react';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { useText } from '../../i18n/use-text.tsx';
import { useOdds } from '../kept-choices.ts';
import { keptSlip } from './kept-slip.ts';
import { joined, slipModes } from './slip.ts';
import css from './slip-bars.module.css';
import type { SlipShown } from './use-slip.ts';

/** What the player must know before anything else: no line, picks that clash, prices that moved. */
export function SlipBars({ shown, isLost }: { shown: SlipShown; isLost: boolean }) {
  const t = useText();
  const { odds } = useOdds();
  const { slip, clash, moved, isAsked, quoted, mode } = shown;
  if (isLost)
    return (
      <Bar tone="info" icon="refresh" title={t('betting.slip.lost.title')}>
        {t('betting.slip.lost.text')}
      </Bar>
    );
  if (clash !== null)
    return (
      <>
        <Bar tone="hot" icon="warning" title={t('betting.slip.clash.title')}>
          {t('betting.slip.clash.text')}
        </Bar>
        <div className={css.ways}>
          <Button onClick={() => keptSlip.change((now) => ({ ...now, mode: slipModes[0] }))}>
            {t('betting.slip.mode.singles')}
          </Button>
          <Button onClick={() => keptSlip.change((now) => joined(now, clash))}>
            {t('betting.builder.title')}
          </Button>
        </div>
      </>
    );
  if (shown.fault !== null)
    return (
      <Bar tone="hot" icon="warning" title={t('betting.slip.fault.title')}>
        {t(`betting.slip.fault.${faults.has(shown.fault) ? (shown.fault as Fault) : 'other'}`)}
      </Bar>
    );
  if (!isAsked || moved.length === 0) return null;
  const [first] = moved;
  const isWhole = mode === 'multi' || moved.length > 1;
  const before = isWhole ? shown.odds.before : slip.legs[first!]!.odds;
  const now = isWhole ? shown.odds.now : quoted[first!]!.odds!;
  return (
    <Bar
      tone={now < before ? 'hot' : 'win'}
      icon={now < before ? 'caret-down' : 'caret-up'}
      title={t('betting.slip.changed.title', { count: moved.length })}
      figures={
        mode !== 'system' && (
          <>
            <s>{odds(before)}</s>
            {odds(now)}
          </>
        )
      }
    >
      {t('betting.slip.changed.text')}
    </Bar>
  );
}

type Fault =
  | 'too-many-legs'
  | 'too-few-legs'
  | 'too-many-combos'
  | 'related-events'
  | 'pick-says-nothing'
  | 'impossible';
const faults: ReadonlySet<string> = new Set<Fault>([
  ...(['too-many-legs', 'too-few-legs', 'too-many-combos'] as const),
  ...(['related-events', 'pick-says-nothing', 'impossible'] as const),
]);

interface BarProps {
  tone: 'hot' | 'win' | 'info';
  icon: 'refresh' | 'warning' | 'caret-down' | 'caret-up';
  title: string;
  figures?: ReactNode;
  children: ReactNode;
}

const Bar = ({ tone, icon, title, figures, children }: BarProps) => (
  <div className={`${css.bar} ${css[tone]}`}>
    <Icon name={icon} size={16} />
    <span className={css.words}>
      <strong>{title}</strong>
      {children}
    </span>
    {figures && <span className={css.figures}>{figures}</span>}
  </div>
);
