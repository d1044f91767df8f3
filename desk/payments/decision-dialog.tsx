import { payments } from '#contract/desk/payments.ts';
import { formatMoney } from '#rules/format.ts';
import { useRead } from '../asking/reads.ts';
import { CallDialog } from '../form/call-dialog.tsx';
import { t } from '../i18n/text.ts';
import { sayToast } from '../shell/toasts.ts';

export type Decision = 'approve' | 'decline' | 'credit' | 'refuse' | 'sent';

interface DecisionDialogProps {
  decision: Decision;
  transaction: string;
  onClose: () => void;
}

/** Every decision shows what it is about before it is taken. */
export function DecisionDialog({ decision, transaction, onClose }: DecisionDialogProps) {
  const { data } = useRead(payments.get, { transaction });
  const says =
    decision === 'approve'
      ? t('desk.payments.approveSays', {
          amount: data === undefined ? '' : formatMoney(data.payment.amount),
          destination: data?.payment.destination ?? '',
        })
      : t(`desk.payments.${decision}Says`);
  return (
    <CallDialog
      call={payments[decision]}
      title={t(`desk.payments.${decision}`)}
      says={says}
      known={{ transaction }}
      submit={t(`desk.payments.${decision}`)}
      isHarm={decision === 'decline' || decision === 'refuse'}
      onDone={({ says: answer }) => sayToast({ text: answer })}
      onClose={onClose}
    />
  );
}
