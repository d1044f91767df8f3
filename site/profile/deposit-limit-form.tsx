import { accountMoney, type DepositLimit } from '#contract/account/money.ts';
import { isRefusal, type Refusal } from '#contract/refusals.ts';
import {
  type DepositLimitPeriod,
  depositLimitPeriods,
  isLooser,
  type LimitWish,
} from '#rules/deposit-limit.ts';
import { problemsIn } from '#rules/fields/problem.ts';
import { readSum, sum } from '#rules/fields/sum.ts';
import { formatDate, formatTime } from '#rules/format.ts';
import { type Currency, fromUnits } from '#rules/money.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { Select } from '#ui/select.tsx';
import { TextField } from '#ui/text-field.tsx';
import { LedRefusal } from '../asking/led-refusal.tsx';
import { useSend } from '../asking/sends.ts';
import { useForm } from '../form/use-form.ts';
import { useText } from '../i18n/use-text.tsx';
import css from './deposit-limit.module.css';
import { useTold } from './use-told.tsx';

/** More than anybody pays in; the form says so before the server has to. */
const UNITS_MAX = 10_000_000;
const FIRST_PERIOD: DepositLimitPeriod = '7d';

interface DepositLimitFormProps {
  limit: DepositLimit;
  currency: Currency;
}

export function DepositLimitForm({ limit, currency }: DepositLimitFormProps) {
  const t = useText();
  const tell = useTold();
  const { mutateAsync } = useSend(accountMoney.setDepositLimit);
  const form = useForm({
    start: { period: limit.period === 'none' ? FIRST_PERIOD : limit.period, amount: startAmount(limit) },
    strategy: 'eager',
    check: ({ amount }) => problemsIn({ amount: sum(amount, { min: 1, max: UNITS_MAX }) }),
    async send({ period, amount }) {
      const wish = { period, amount: fromUnits(readSum(amount) ?? 0) };
      await mutateAsync(wish);
      if (limit.raises_wait && isLooser(wish, standingOf(limit)))
        tell(t('protection.raise.keptTitle'), t('protection.raise.kept'));
      else tell(t('protection.limit.doneTitle'), t('protection.limit.done'));
    },
  });
  return (
    <form {...form.props} className={css.form} data-form="deposit-limit">
      <Select
        label={t('protection.limit.period')}
        options={depositLimitPeriods.map((value) => ({ value, label: t(`protection.period.${value}`) }))}
        value={form.values.period}
        onChange={(period) => form.set({ period })}
      />
      <TextField
        {...form.field('amount')}
        label={t('protection.limit.amount')}
        hint={t('protection.limit.amountHint', { currency })}
        inputMode="numeric"
        autoComplete="off"
      />
      <div className={css.foot}>
        {form.failure && <LimitFailure refusal={form.failure} limit={limit} />}
        <div className={css.buttons}>
          <Button
            type="submit"
            look="brand"
            isLoading={form.isBusy}
            disabled={!form.isBusy && (!form.isDirty || form.isSubmitDisabled)}
          >
            {t(limit.period === 'none' ? 'protection.limit.set' : 'protection.limit.change')}
          </Button>
        </div>
      </div>
    </form>
  );
}

const standingOf = ({ period, limit_amount: amount }: DepositLimit): LimitWish | null =>
  period === 'none' || amount === null ? null : { period, amount };

/** Whole units, as the field takes them; a limit set elsewhere may have had cents. */
const startAmount = ({ limit_amount }: DepositLimit) =>
  limit_amount === null ? '' : String(Math.floor(limit_amount / 100));

function LimitFailure({ refusal, limit }: { refusal: Refusal; limit: DepositLimit }) {
  const t = useText();
  const isTooLoose = isRefusal(refusal, 'InvalidRequest') && limit.expired_at !== null;
  if (!isTooLoose) return <LedRefusal refusal={refusal} />;
  const until = new Date(limit.expired_at ?? '');
  return (
    <Notice tone="care">
      {t('protection.limit.loose', { date: formatDate(until), time: formatTime(until) })}
    </Notice>
  );
}
