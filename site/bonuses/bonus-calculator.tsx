import { useId, useState } from 'react';
import type { Bonus } from '#contract/bonuses.ts';
import { worthOfFinishing } from '#rules/bonuses/worth.ts';
import { formatMoney, formatNumber } from '#rules/format.ts';
import { type Cents, cents } from '#rules/money.ts';
import { classes } from '#ui/classes.ts';
import { Segment } from '#ui/segment.tsx';
import type { MessageId } from '../i18n/message-id.ts';
import { useText } from '../i18n/use-text.tsx';
import css from './bonus-calculator.module.css';
import { BonusSection } from './bonus-section.tsx';

/** The two that most bonuses are played in. */
const KINDS = ['slot', 'roulette'] as const;
const LEAST = 20;
const STEP = 20;
/** Where the bonus sets no bound. */
const MOST = 500;
const ROUNDS_A_MINUTE = 10;

/** Whether it is worth finishing: what is left, what that usually costs, and what is left of the purse on average. */
export function BonusCalculator({ bonus }: { bonus: Bonus }) {
  const t = useText();
  const id = useId();
  const most = Math.max(LEAST, bonus.stake_max?.amount ?? MOST);
  const [wished, setBet] = useState(100);
  const [kind, setKind] = useState<(typeof KINDS)[number]>('slot');
  const counted = bonus.counts.filter(({ kind: name }) => KINDS.includes(name as (typeof KINDS)[number]));
  const chosen = counted.find((one) => one.kind === kind) ?? counted[0];
  if (chosen === undefined || chosen.most === 0) return null;
  const bet = Math.min(wished, most);
  const money = (amount: Cents) => formatMoney({ amount, currency: bonus.amount.currency });
  const left = cents(bonus.required.amount - bonus.turnover.amount);
  const purse = bonus.purse?.amount ?? bonus.amount.amount;
  const cap = bonus.cap?.amount ?? null;
  const { rounds, cost, becomes } = worthOfFinishing({
    ...{ left, purse, cap, bet: cents(bet), percent: chosen.most, edge: chosen.edge },
  });
  const lines = [
    [t('bonuses.calc.left'), money(left)],
    [
      t('bonuses.calc.thatIs'),
      t('bonuses.calc.rounds', { rounds, minutes: Math.ceil(rounds / ROUNDS_A_MINUTE) }),
    ],
    [t('bonuses.calc.cost', { percent: formatNumber(chosen.edge * 100) }), money(cost)],
    [t('bonuses.calc.purse'), money(purse)],
  ] as const;
  return (
    <BonusSection title={t('bonuses.calc.title')}>
      <label className={css.bet} htmlFor={id}>
        <span>{t('bonuses.calc.bet')}</span>
        <b>{money(cents(bet))}</b>
      </label>
      <input
        id={id}
        className={css.slider}
        type="range"
        min={LEAST}
        max={most}
        step={STEP}
        value={bet}
        aria-valuetext={money(cents(bet))}
        onChange={(event) => setBet(Number(event.currentTarget.value))}
      />
      <Segment
        isWide
        label={t('bonuses.calc.game')}
        value={kind}
        onChange={setKind}
        choices={counted.map((one) => ({
          value: one.kind as (typeof KINDS)[number],
          label: t('bonuses.calc.counts', {
            kind: t(`bonuses.kinds.${one.kind}` as MessageId),
            percent: one.most,
          }),
        }))}
      />
      <dl className={css.lines}>
        {lines.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={classes(css.worth, becomes < 0 && css.none)}>
        <b>{money(becomes)}</b>
        <span>
          {becomes < 0 ? t('bonuses.calc.gone') : t('bonuses.calc.becomes')}{' '}
          {bonus.cap !== null && t('bonuses.calc.most', { amount: formatMoney(bonus.cap) })}
        </span>
      </p>
    </BonusSection>
  );
}
