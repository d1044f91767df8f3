import { useRouter } from '@tanstack/react-router';
import { cashierDeposits } from '#contract/cashier/deposits.ts';
import { useText } from '../i18n/use-text.tsx';
import { SaveButton } from './save-button.tsx';

/** The receipt as a file, drawn by the server: the same whatever it is read on. */
export function ReceiptButton({ transaction }: { transaction: string }) {
  const t = useText();
  const { ask } = useRouter().options.context;

  async function fetchFile(): Promise<File> {
    const { filename, pdf } = await ask(cashierDeposits.getReceipt, { transaction });
    const bytes = Uint8Array.from(atob(pdf), (letter) => letter.charCodeAt(0));
    return new File([bytes], filename, { type: 'application/pdf' });
  }

  return <SaveButton look="brand" label={t('cashier.receipt.save')} fetchFile={fetchFile} />;
}
