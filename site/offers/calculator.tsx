import type { Promotion } from '#contract/campaigns.ts';
import { formatMoney, formatNumber } from '#rules/format.ts';
import { type Cents, cents } from '#rules/money.ts';
import { offeredMoney } from '#rules/offers/offer-words.ts';
import { figuresOn } from '#rules/offers/terms.ts';
import { type StakeShare, type Swing, shareOf, worthOf } from '#rules/offers/worth.ts';
import { Heading } from '#ui/heading.tsx';
import { Panel } from '#ui/panel.tsx';
import { Segment } from '#ui/segment.tsx';
import { useText } from '../i18n/use-text.tsx';
import css from './calculator.module.css';
import { Measured } from './measured-worth.tsx';
import { Slider } from './slider.tsx';

export interface Plan {
  deposit: Cents;
  stake: Cents;
  swing: Swing;
}

type Bonus = Extract<Promotion, { kind: 'bonus' }>;

interface CalculatorProps {
  bonus: Bonus;
  min: Cents;
  plan: Plan;
  onPlan: (plan: Plan) => void;
}

const stakes = [20, 40, 60, 100, 200, 300, 500].map(cents);
const SPINS_A_MINUTE = 10;
const STEP = 500;

/** What the rule comes to for one's own deposit and way of playing. Figures that were not measured are not shown. */
export function Calculator({ bonus, min, plan, onPlan }: CalculatorProps) {
  const t = useText();
  const { deposit, stake, swing } = plan;
  const { terms, most } = bonus;
  const { currency } = most;
  const money = (amount: Cents) => formatMoney({ amount, currency });
  const { turnover } = figuresOn(deposit, bonus, terms);
  const spins = Math.ceil(turnover / stake);
  const minutes = Math.ceil(spins / SPINS_A_MINUTE);
  const share = shareOf(stake, deposit);
  const worth = (by: Swing, of: StakeShare) =>
    terms && worthOf({ ...terms, percent: bonus.percent }, { deposit, swing: by, share: of });
  const own = worth(swing, share);
  return (
    <Panel className={css.panel}>
      <Heading level={2}>{t('offers.calc.title')}</Heading>
      <Slider
        label={t('offers.calc.deposit')}
        valueText={money(deposit)}
        min={Math.ceil(min / STEP) * STEP}
        max={Math.max(most.amount, min)}
        step={STEP}
        value={deposit}
        onChange={(value) => onPlan({ ...plan, deposit: cents(value) })}
      />
      <Slider
        label={t('offers.calc.stake')}
        valueText={money(stake)}
        min={0}
        max={stakes.length - 1}
        step={1}
        value={stakes.indexOf(stake)}
        onChange={(at) => onPlan({ ...plan, stake: stakes[at]! })}
      />
      <Segment
        isWide
        label={t('offers.calc.swing')}
        value={swing}
        choices={(['steady', 'wild'] as const).map((value) => ({
          value,
          label: (
            <span className={css.swing}>
              {t(`offers.calc.${value}`)}
              <small>{t(`offers.calc.${value}Text`)}</small>
            </span>
          ),
        }))}
        onChange={(value) => onPlan({ ...plan, swing: value })}
      />
      {terms !== null && (
        <dl>
          <Line label={t('offers.calc.turnover')}>
            {t('offers.calc.turnoverValue', {
              amount: offeredMoney({ amount: turnover, currency }),
              spins: formatNumber(spins),
            })}
          </Line>
          <Line label={t('offers.calc.time')}>
            {t('offers.calc.hours', { hours: Math.floor(minutes / 60), minutes: minutes % 60 })}
          </Line>
          {own && <Line label={t('offers.calc.usually')}>{money(own.turnover)}</Line>}
        </dl>
      )}
      {own ? (
        <Measured own={own} mine={{ swing, share }} worth={worth} deposit={deposit} currency={currency} />
      ) : (
        <p className={css.note}>{t('offers.calc.unmeasured')}</p>
      )}
    </Panel>
  );
}

const Line = ({ label, children }: { label: string; children: string }) => (
  <div className={css.line}>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);
