import type { JackpotWinner } from '#contract/jackpots.ts';
import { formatDate, formatMoney, formatNumber } from '#rules/format.ts';
import { MICROS } from '#rules/jackpots.ts';
import { cents } from '#rules/money.ts';
import { Heading } from '#ui/heading.tsx';
import { Panel } from '#ui/panel.tsx';
import { useText } from '../i18n/use-text.tsx';
import css from './result.module.css';
import { Verdict } from './verdict.tsx';

export interface Found {
  commit: string;
  isCommitted: boolean;
  trigger: number;
  isReached: boolean;
}

/** The way of a drop from its seed to the bet that won it. */
export function DropResult({ win, found }: { win: JackpotWinner; found: Found }) {
  const t = useText();
  const { before, after, terms, round } = win.proof;
  const written = measureIn(terms.kind);
  const figures = { trigger: written(found.trigger), before: written(before), after: written(after) };
  const kind = terms.kind === 'by-value' || terms.kind === 'by-time' ? terms.kind : 'ticket';
  return (
    <Panel className={css.result} data-verified-drop="" role="status">
      <Heading level={3}>{t('fairness.drop.result')}</Heading>
      <div className={css.parts}>
        <div className={css.part}>
          <Verdict isGood={found.isCommitted}>
            {t(found.isCommitted ? 'fairness.drop.same' : 'fairness.drop.other')}
          </Verdict>
          <code className={css.code}>{found.commit}</code>
        </div>
        <div className={css.part}>
          <p>{t(`fairness.drop.trigger.${kind}`, figures)}</p>
          <Verdict isGood={found.isReached}>
            {t(found.isReached ? 'fairness.drop.reached' : 'fairness.drop.missed')}
          </Verdict>
        </div>
        <div className={css.part}>
          <p>{t('fairness.drop.round')}</p>
          <code className={css.code}>{round}</code>
        </div>
      </div>
    </Panel>
  );
}

/** Pots to the millionth of a cent, moments to the millisecond: a bet may have made the difference of so little. */
function measureIn(kind: JackpotWinner['proof']['terms']['kind']): (measure: number) => string {
  if (kind === 'by-time') return (at) => (at === 0 ? '—' : exactTime(new Date(at)));
  return kind === 'by-value' ? exactSum : formatNumber;
}

function exactSum(micros: number): string {
  const whole = cents(Math.floor(micros / MICROS));
  const rest = String(micros % MICROS).padStart(6, '0');
  return `${formatMoney({ amount: whole, currency: 'EUR' })}${rest === '000000' ? '' : rest}`;
}

const exactTime = (at: Date): string => `${formatDate(at, 'UTC')} ${at.toISOString().slice(11, 23)} UTC`;
