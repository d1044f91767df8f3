import { useState } from 'react';
import type { Payment } from '#contract/cashier/cashier.ts';
import { cashierWithdrawals } from '#contract/cashier/withdrawals.ts';
import { isRefusal, type Refusal } from '#contract/refusals.ts';
import { formatMoney } from '#rules/format.ts';
import { Button } from '#ui/button.tsx';
import { LedRefusal } from '../asking/led-refusal.tsx';
import { useSend } from '../asking/sends.ts';
import { useDialogs } from '../dialogs/use-dialogs.ts';
import { useText } from '../i18n/use-text.tsx';
import { AskingNotice } from './asking-notice.tsx';

interface CancelWithdrawalProps {
  withdrawal: Payment;
  /** The button goes, and with it the focus. */
  onCancelled(): void;
}

/** Asked for once more: what was on its way out would have to wait in line again. */
export function CancelWithdrawal({ withdrawal, onCancelled }: CancelWithdrawalProps) {
  const t = useText();
  const dialogs = useDialogs();
  const { mutateAsync, isPending, isAsking } = useSend(cashierWithdrawals.cancelwithdrawal);
  const [failure, setFailure] = useState<Refusal | null>(null);

  async function cancel() {
    const isMeant = await dialogs.open('Confirm', {
      content: t('cashier.cancel.ask', { amount: formatMoney(withdrawal.amount) }),
      textReject: t('cashier.cancel.keep'),
      textAgree: t('cashier.cancel.agree'),
      isDanger: true,
    });
    if (!isMeant) return;
    setFailure(null);
    try {
      await mutateAsync({ transaction_id: withdrawal.transaction });
      onCancelled();
    } catch (error) {
      if (!isRefusal(error)) throw error;
      setFailure(error);
    }
  }

  return (
    <>
      <Button look="danger" size="s" isLoading={isPending} onClick={() => void cancel()}>
        {t('cashier.cancel.button')}
      </Button>
      <AskingNotice isAsking={isAsking} />
      {failure && <LedRefusal refusal={failure} />}
    </>
  );
}
