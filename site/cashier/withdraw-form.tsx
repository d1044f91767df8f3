import type { PaymentMethod } from '#contract/cashier/deposits.ts';
import { cashierWithdrawals } from '#contract/cashier/withdrawals.ts';
import { isRefusal } from '#contract/refusals.ts';
import { formatMoney } from '#rules/format.ts';
import { type Cents, cents, type Money, ZERO } from '#rules/money.ts';
import { Button } from '#ui/button.tsx';
import { LedRefusal } from '../asking/led-refusal.tsx';
import { useSend } from '../asking/sends.ts';
import { useDialogs } from '../dialogs/use-dialogs.ts';
import { useForm } from '../form/use-form.ts';
import { useLocale } from '../i18n/use-locale.ts';
import { useText } from '../i18n/use-text.tsx';
import { AmountField } from './amount-field.tsx';
import { AskingNotice } from './asking-notice.tsx';
import css from './payment-form.module.css';
import { checkPayment, payableAmount, paymentInput, startValues } from './payment-values.ts';
import { RequisiteFields } from './requisite-fields.tsx';
import { Summary } from './summary.tsx';
import { useBanks } from './use-banks.ts';

interface WithdrawFormProps {
  method: PaymentMethod;
  available: Money;
  onSent: (transaction: string) => void;
}

export function WithdrawForm({ method, available, onSent }: WithdrawFormProps) {
  const t = useText();
  const { locale } = useLocale();
  const { mutateAsync, isAsking } = useSend(cashierWithdrawals.makewithdrawal);
  const banks = useBanks(method);
  const dialogs = useDialogs();
  const { currency } = available;
  const most = cents(Math.min(method.max, available.amount));
  const terms = { method, banks, locale, max: most };
  const form = useForm({
    start: startValues(method),
    strategy: 'eager',
    check: (values) => checkPayment(values, terms),
    async send(values) {
      const wish = paymentInput(values, method, locale);
      const sent = await mutateAsync(wish).catch(async (error: unknown) => {
        if (!isRefusal(error, 'BonusWouldBurn')) throw error;
        const burnt = { amount: error.details.error_data.bonus_amount, currency };
        const asked = { amount: wish.amount, currency };
        const isMeant = await dialogs.open('burn-bonuses', { burnt, amount: asked });
        return isMeant ? mutateAsync({ ...wish, burn_bonuses: true }) : undefined;
      });
      if (sent !== undefined) onSent(sent.transaction);
    },
  });
  const amount = payableAmount(form.values, terms);
  const money = (sum: Cents) => formatMoney({ amount: sum, currency });

  return (
    <form {...form.props} className={css.form}>
      <AmountField
        field={form.field('amount')}
        label={t('cashier.amount.label')}
        hint={t('cashier.withdraw.bounds', {
          min: money(method.min),
          max: money(method.max),
          available: money(available.amount),
        })}
        currency={currency}
        trailing={
          <Button size="s" look="quiet" onClick={() => form.set({ amount: written(most, method.step) })}>
            {t('cashier.withdraw.all')}
          </Button>
        }
      />
      <RequisiteFields fields={method.fields} form={form} banks={banks} />
      <Summary type="withdrawal" amount={amount} fee={method.fee} currency={currency} />
      <AskingNotice isAsking={isAsking} />
      {form.failure && <LedRefusal refusal={form.failure} />}
      <Button
        type="submit"
        look="brand"
        size="l"
        isWide
        isLoading={form.isBusy}
        disabled={!form.isBusy && form.isSubmitDisabled}
      >
        {amount === ZERO
          ? t('cashier.withdraw.send')
          : t('cashier.withdraw.sendAmount', { amount: money(amount) })}
      </Button>
      {method.note && <p className={css.note}>{method.note}</p>}
    </form>
  );
}

/** As much as the step allows, as it would be typed. */
const written = (most: Cents, step: Cents): string => String((most - (most % step)) / 100);
