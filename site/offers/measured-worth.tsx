import type { CSSProperties } from 'react';
import { formatMoney } from '#rules/format.ts';
import { type Cents, type Currency, cents } from '#rules/money.ts';
import { offeredMoney } from '#rules/offers/offer-words.ts';
import type { StakeShare, Swing, Worth } from '#rules/offers/worth.ts';
import { classes } from '#ui/classes.ts';
import { useText } from '../i18n/use-text.tsx';
import css from './calculator.module.css';

interface MeasuredProps {
  own: Worth;
  mine: { swing: Swing; share: StakeShare };
  worth: (swing: Swing, share: StakeShare) => Worth | null;
  deposit: Cents;
  currency: Currency;
}

const ways = (['steady', 'wild'] as const).flatMap((swing) =>
  ([1, 5] as const).map((share) => ({ swing, share })),
);

/** How many finish, and what it is worth to them: as large where it costs as where it pays. */
export function Measured({ own, mine, worth, deposit, currency }: MeasuredProps) {
  const t = useText();
  const signed = (amount: Cents) => `${amount < 0 ? '' : '+'}${formatMoney({ amount, currency })}`;
  const isCost = own.worth < 0;
  return (
    <>
      <div className={css.finish}>
        <b>{t('offers.calc.finish', { count: own.finish })}</b> {t('offers.calc.finishText')}
        <div className={css.dots} aria-hidden="true" style={{ '--on': own.finish } as CSSProperties} />
      </div>
      <div className={classes(css.worth, isCost && css.cost)}>
        <b>{signed(own.worth)}</b>
        <span>{t(isCost ? 'offers.calc.costText' : 'offers.calc.worthText')}</span>
      </div>
      <table className={css.table}>
        <thead>
          <tr>
            <th>{t('offers.calc.how')}</th>
            <th>{t('offers.calc.finishHead')}</th>
            <th>{t('offers.calc.worth')}</th>
          </tr>
        </thead>
        <tbody>
          {ways.map(({ swing, share }) => {
            const found = worth(swing, share);
            if (found === null) return null;
            const stake = offeredMoney({ amount: cents(Math.round((deposit * share) / 100)), currency });
            const isMine = swing === mine.swing && share === mine.share;
            return (
              <tr key={`${swing}${share}`} {...(isMine && { 'aria-current': true })}>
                <td>{t('offers.calc.row', { swing: t(`offers.calc.${swing}`), stake })}</td>
                <td>{t('offers.calc.finish', { count: found.finish })}</td>
                <td className={found.worth < 0 ? css.loss : undefined}>{signed(found.worth)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <p className={css.note}>{t('offers.calc.note')}</p>
    </>
  );
}
