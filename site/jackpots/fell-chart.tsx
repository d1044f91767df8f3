import type { Jackpot, JackpotWinner } from '#contract/jackpots.ts';
import { formatMoney } from '#rules/format.ts';
import { Heading } from '#ui/heading.tsx';
import { Panel } from '#ui/panel.tsx';
import { useText } from '../i18n/use-text.tsx';
import css from './fell-chart.module.css';

const [WIDTH, LEFT, RIGHT, LINE] = [364, 8, 356, 66];

/** Where a jackpot by value fell before, between its start and its limit, and where it stands now. */
export function FellChart({
  jackpot,
  winners,
  pot,
}: {
  jackpot: Jackpot;
  winners: readonly JackpotWinner[];
  pot: number;
}) {
  const t = useText();
  const { limit, start } = jackpot;
  if (limit === null || winners.length === 0) return null;
  const at = (amount: number) => {
    const share = (amount - start.amount) / (limit.amount - start.amount);
    return LEFT + Math.min(1, Math.max(0, share)) * (RIGHT - LEFT);
  };
  const ends = { start: formatMoney(start), limit: formatMoney(limit) };
  return (
    <Panel>
      <Heading level={2}>{t('jackpots.fell.title')}</Heading>
      <p className={css.text}>{t('jackpots.fell.text', { count: winners.length, ...ends })}</p>
      <svg
        className={css.chart}
        viewBox={`0 0 ${WIDTH} 92`}
        role="img"
        aria-label={t('jackpots.fell.label', {
          ...ends,
          pot: formatMoney({ ...start, amount: pot as never }),
        })}
      >
        <line className={css.line} x1={LEFT} x2={RIGHT} y1={LINE} y2={LINE} />
        {winners.map(({ cycle, amount }, place) => (
          <circle
            key={cycle}
            className={css.drop}
            cx={at(amount.amount)}
            cy={LINE - 10 - (place % 3) * 14}
            r="5.5"
          />
        ))}
        <line className={css.now} x1={at(pot)} x2={at(pot)} y1="16" y2={LINE + 4} />
        <text
          className={css.nowText}
          x={Math.min(RIGHT - 14, Math.max(LEFT + 14, at(pot)))}
          y="11"
          textAnchor="middle"
        >
          {t('jackpots.fell.now')}
        </text>
        <text className={css.end} x={LEFT} y="86">
          {ends.start}
        </text>
        <text className={css.end} x={RIGHT} y="86" textAnchor="end">
          {ends.limit}
        </text>
      </svg>
    </Panel>
  );
}
