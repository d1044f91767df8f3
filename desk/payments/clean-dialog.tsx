import { type DeskPayment, payments } from '#contract/desk/payments.ts';
import { formatMoney } from '#rules/format.ts';
import { refusalWords } from '../asking/refusal-words.ts';
import { useSend } from '../asking/sends.ts';
import formCss from '../form/form.module.css';
import { t } from '../i18n/text.ts';
import { Button } from '../parts/button.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { sayToast } from '../shell/toasts.ts';
import { playerName } from './payment-columns.tsx';
import css from './payments.module.css';

/** What would be approved together, named one by one before it is. */
export function CleanDialog({ rows, onClose }: { rows: readonly DeskPayment[]; onClose: () => void }) {
  const approve = useSend(payments.approveClean);
  const run = () =>
    approve.mutate(
      { transactions: rows.map(({ transaction }) => transaction) },
      {
        onSuccess: ({ approved, left }) => {
          sayToast({ text: t('desk.payments.cleanDone', { approved: approved.length, left: left.length }) });
          onClose();
        },
        onError: (error) => sayToast({ text: refusalWords(error), isBad: true }),
      },
    );
  return (
    <Dialog
      title={t('desk.payments.clean', { count: rows.length })}
      says={t('desk.payments.cleanSays')}
      onClose={onClose}
    >
      <ul className={css.chosen}>
        {rows.map((row) => (
          <li key={row.transaction}>
            <span>{playerName(row)}</span>
            <b>{formatMoney(row.amount)}</b>
          </li>
        ))}
      </ul>
      <div className={formCss.buttons}>
        <Button onClick={onClose}>{t('desk.shell.cancel')}</Button>
        <Button look="next" isBusy={approve.isPending} onClick={run}>
          {t('desk.payments.approve')}
        </Button>
      </div>
    </Dialog>
  );
}
