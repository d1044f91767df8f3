import { useState } from 'react';
import type { BetShown } from '#contract/betting/bet.ts';
import type { bets } from '#contract/betting/bets.ts';
import type { Output } from '#contract/define.ts';
import { formatMoney } from '#rules/format.ts';
import { type Cents, cents } from '#rules/money.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { LedRefusal } from '../../asking/led-refusal.tsx';
import { useText } from '../../i18n/use-text.tsx';
import { AutoCashOut } from './auto-cash-out.tsx';
import css from './cash-out.module.css';
import { useCashOut } from './use-cash-out.ts';

export type CashOutOf = Output<typeof bets.getCashOuts>['items'][number];

interface CashOutProps {
  bet: BetShown;
  quote: CashOutOf | undefined;
}

/** What the bet could be sold for now: all of it, a part, or by itself at an amount. */
export function CashOut({ bet, quote }: CashOutProps) {
  const t = useText();
  const [isOpen, setIsOpen] = useState(false);
  const sale = useCashOut(bet.id);
  const money = (amount: Cents) => formatMoney({ amount, currency: bet.stake.currency });
  if (quote === undefined) return null;
  if (quote.sale !== null && quote.sale.refused === null)
    return (
      <p className={css.paused} role="status">
        <Icon name="hourglass" size={16} />
        {t('betting.cashOut.selling', { percent: quote.sale.percent })}
      </p>
    );
  if (quote.amount === null)
    return (
      <p className={css.paused}>
        <Icon name="lock" size={16} />
        {t(`betting.cashOut.why.${quote.why ?? 'paused'}`)}
      </p>
    );
  const amount = quote.amount;
  return (
    <div className={css.cashOut}>
      {quote.sale?.refused && (
        <p className={css.paused} role="status">
          {t(`betting.cashOut.notSold.${quote.sale.refused}`)}
        </p>
      )}
      <div className={css.row}>
        <button
          type="button"
          className={css.parts}
          aria-expanded={isOpen}
          onClick={() => {
            sale.leave();
            setIsOpen(!isOpen);
          }}
        >
          {t('betting.cashOut.part')}
          <Icon name={isOpen ? 'caret-up' : 'caret-down'} size={12} />
        </button>
        {!isOpen && (
          <SaleButton
            sale={sale}
            amount={shareOf(amount, quote.percent_max)}
            percent={quote.percent_max}
            money={money}
          />
        )}
      </div>
      {quote.percent_max < 100 && (
        <p className={css.formula}>{t('betting.cashOut.upTo', { percent: quote.percent_max })}</p>
      )}
      {quote.withheld > 0 && (
        <p className={css.formula}>
          {t('betting.cashOut.withheld', {
            amount: money(shareOf(amount, quote.percent_max)),
            withheld: money(shareOf(quote.withheld, quote.percent_max)),
          })}
        </p>
      )}
      {isOpen && <Part bet={bet} quote={quote} amount={amount} sale={sale} money={money} />}
      {sale.error && <LedRefusal refusal={sale.error} />}
    </div>
  );
}

const shareOf = (whole: number, percent: number): Cents => cents(Math.floor((whole * percent) / 100));

interface SaleProps {
  sale: ReturnType<typeof useCashOut>;
  amount: Cents;
  percent: number;
  money: (amount: Cents) => string;
}

function SaleButton({ sale, amount, percent, money }: SaleProps) {
  const t = useText();
  const { asked, offer, isPending } = sale;
  if (offer !== null)
    return (
      <span className={css.offer}>
        <small>{t('betting.cashOut.moved', { amount: money(asked?.amount ?? amount) })}</small>
        <Button look="brand" isLoading={isPending} onClick={() => sale.take(offer, percent)}>
          {t('betting.cashOut.take', { amount: money(offer) })}
        </Button>
        <Button look="quiet" onClick={sale.leave}>
          {t('betting.cashOut.keep')}
        </Button>
      </span>
    );
  if (asked !== null)
    return (
      <Button look="brand" isLoading={isPending} onClick={() => sale.take(asked.amount, percent)}>
        {t('betting.cashOut.take', { amount: money(asked.amount) })}
      </Button>
    );
  return (
    <button type="button" className={css.sell} onClick={() => sale.ask(amount, percent)}>
      {t('betting.cashOut.all')} <b>{money(amount)}</b>
    </button>
  );
}

const STEP = 5;
const LEAST = 10;

interface PartProps extends Omit<SaleProps, 'percent'>, CashOutProps {
  quote: CashOutOf;
}

function Part({ bet, quote, amount, sale, money }: PartProps) {
  const t = useText();
  const [wanted, setPercent] = useState(50);
  const percent = Math.min(wanted, quote.percent_max);
  const share = (whole: number) => shareOf(whole, percent);
  return (
    <div className={css.part}>
      <input
        type="range"
        className={css.slider}
        min={Math.min(LEAST, quote.percent_max)}
        max={quote.percent_max}
        step={STEP}
        value={percent}
        aria-label={t('betting.cashOut.share')}
        aria-valuetext={`${percent} %, ${money(share(amount))}`}
        onChange={({ target }) => {
          sale.leave();
          setPercent(Number(target.value));
        }}
      />
      <p className={css.scale}>
        <span>{percent}%</span>
        <span>{t('betting.cashOut.whole', { amount: money(amount) })}</span>
      </p>
      <div className={css.split}>
        <p>
          {t('betting.cashOut.now')}
          <b className={css.win}>{money(share(amount))}</b>
        </p>
        <p>
          {t('betting.cashOut.stays', { amount: money(cents(bet.stake.amount - share(bet.stake.amount))) })}
          <b>{money(cents(bet.potential.amount - share(bet.potential.amount)))}</b>
        </p>
        <SaleButton sale={sale} amount={share(amount)} percent={percent} money={money} />
      </div>
      <p className={css.formula}>
        {t(quote.has_gift ? 'betting.cashOut.formulaWithoutGift' : 'betting.cashOut.formula', {
          fair: money(quote.fair),
          fee: quote.fee / 10,
          amount: money(cents(amount + quote.withheld)),
        })}
      </p>
      <AutoCashOut bet={bet} quote={quote} />
    </div>
  );
}
