import type { PaymentMethod } from '#contract/cashier/deposits.ts';
import { formatMoney } from '#rules/format.ts';
import { type Currency, ZERO } from '#rules/money.ts';
import { Button } from '#ui/button.tsx';
import { LedRefusal } from '../asking/led-refusal.tsx';
import { OfferChoice } from '../campaigns/offer-choice.tsx';
import { type PickedOffer, useOfferChoice } from '../campaigns/use-offer-choice.ts';
import { useForm } from '../form/use-form.ts';
import { useLocale } from '../i18n/use-locale.ts';
import { useText } from '../i18n/use-text.tsx';
import { AmountField } from './amount-field.tsx';
import { AskingNotice } from './asking-notice.tsx';
import { LimitWarning } from './limit-warning.tsx';
import css from './payment-form.module.css';
import { checkPayment, payableAmount, startValues } from './payment-values.ts';
import { RequisiteFields } from './requisite-fields.tsx';
import { Summary } from './summary.tsx';
import { UnfinishedNotice } from './unfinished-notice.tsx';
import { useBanks } from './use-banks.ts';
import { useDeposit } from './use-deposit.ts';
import { useOverLimit } from './use-over-limit.ts';
import { amountOf, useUnfinished } from './use-unfinished.ts';

interface DepositFormProps {
  method: PaymentMethod;
  currency: Currency;
  presets: readonly number[];
  /** What was typed before another method was chosen, and who wants to know what is typed now. */
  startAmount?: string;
  onAmount?: (amount: string) => void;
  /** Which offer was picked before, and who wants to know which is now. */
  offers?: PickedOffer;
}

export function DepositForm({
  method,
  currency,
  presets,
  startAmount,
  onAmount,
  offers: picked = {},
}: DepositFormProps) {
  const t = useText();
  const { locale } = useLocale();
  const offers = useOfferChoice(method.sysname, picked);
  const { send, isAsking } = useDeposit(method, offers.chosen);
  const banks = useBanks(method);
  const unfinished = useUnfinished();
  const isLeftHere = unfinished?.method === method.sysname && unfinished.redirect_url !== null;
  const terms = { method, banks, locale };
  const form = useForm({
    start: startValues(method, startAmount || (isLeftHere ? amountOf(unfinished) : '')),
    strategy: 'eager',
    check: (values) => checkPayment(values, terms),
    send,
  });
  const field = form.field('amount');
  const amount = payableAmount(form.values, terms);
  const left = useOverLimit(amount);
  const money = (cents: typeof amount) => formatMoney({ amount: cents, currency });

  return (
    <form {...form.props} className={css.form}>
      {unfinished && !form.isBusy && <UnfinishedNotice deposit={unfinished} />}
      <AmountField
        field={{
          ...field,
          onChange: (event) => {
            field.onChange(event);
            onAmount?.(event.target.value);
          },
        }}
        label={t('cashier.amount.label')}
        hint={t('cashier.method.bounds', { min: money(method.min), max: money(method.max) })}
        currency={currency}
        presets={presets.filter((preset) => preset * 100 >= method.min && preset * 100 <= method.max)}
        presetsLabel={t('cashier.amount.presets')}
      />
      <RequisiteFields fields={method.fields} form={form} banks={banks} />
      <OfferChoice choice={offers} amount={amount} />
      <Summary type="deposit" amount={amount} fee={method.fee} currency={currency} />
      <AskingNotice isAsking={isAsking} />
      {form.failure ? (
        <LedRefusal refusal={form.failure} />
      ) : (
        left !== null && <LimitWarning left={left} currency={currency} />
      )}
      <Button
        type="submit"
        look="brand"
        size="l"
        isWide
        isLoading={form.isBusy}
        disabled={!form.isBusy && (form.isSubmitDisabled || left !== null)}
      >
        {amount === ZERO
          ? t('cashier.deposit.send')
          : t('cashier.deposit.sendAmount', { amount: money(amount) })}
      </Button>
      {method.note && <p className={css.note}>{method.note}</p>}
    </form>
  );
}
