// A looser limit that was asked for: when it can be confirmed, and the second yes.
import { accountMoney, type DepositLimit } from '#contract/account/money.ts';
import { formatDate, formatMoney, formatTime } from '#rules/format.ts';
import type { Currency } from '#rules/money.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { LedRefusal } from '../asking/led-refusal.tsx';
import { useSend } from '../asking/sends.ts';
import { useText } from '../i18n/use-text.tsx';
import { useOutcome } from './use-outcome.ts';
import { useTold } from './use-told.tsx';

interface LimitRaiseProps {
  raise: NonNullable<DepositLimit['raise']>;
  currency: Currency;
}

export function LimitRaise({ raise, currency }: LimitRaiseProps) {
  const t = useText();
  const tell = useTold();
  const { mutateAsync, isPending } = useSend(accountMoney.confirmDepositLimit);
  const { failure, attempt } = useOutcome();
  const { limit_amount: amount, period, can_confirm: isDue } = raise;
  const moment = new Date(isDue ? raise.confirm_until : raise.confirm_from);
  const when = { date: formatDate(moment), time: formatTime(moment) };
  const asked =
    period === 'none' || amount === null
      ? t('protection.raise.none')
      : t('protection.raise.asked', {
          amount: formatMoney({ amount, currency }),
          period: t(`protection.period.${period}`),
        });

  async function confirm() {
    await mutateAsync({});
    tell(t('protection.limit.doneTitle'), t('protection.limit.done'));
  }

  return (
    <>
      <Notice
        tone="care"
        action={
          isDue && (
            <Button size="s" isLoading={isPending} onClick={() => void attempt(confirm)}>
              {t('protection.raise.confirm')}
            </Button>
          )
        }
      >
        {asked} {isDue ? t('protection.raise.due', when) : t('protection.raise.waits', when)}
      </Notice>
      {failure && <LedRefusal refusal={failure} />}
    </>
  );
}
