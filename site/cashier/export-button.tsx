import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { cashierDeposits } from '#contract/cashier-deposits.ts';
import { isRefusal, type Refusal } from '#contract/refusals.ts';
import { useText } from '../i18n/use-text.tsx';
import { LedRefusal } from '../led-refusal.tsx';
import { Button } from '../ui/button.tsx';

interface ExportButtonProps {
  from: string | undefined;
  to: string | undefined;
}

/** The player's own record as a file for a spreadsheet: all of it, or of the days that are chosen. */
export function ExportButton({ from, to }: ExportButtonProps) {
  const t = useText();
  const { ask } = useRouter().options.context;
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<Refusal | null>(null);

  async function fetchFile() {
    setIsBusy(true);
    setFailure(null);
    try {
      const days = { ...(from !== undefined && { from }), ...(to !== undefined && { to }) };
      const { filename, text } = await ask(cashierDeposits.getHistoryExport, days);
      save(new Blob([text], { type: 'text/csv;charset=utf-8' }), filename);
    } catch (error) {
      if (!isRefusal(error)) throw error;
      setFailure(error);
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <>
      <Button size="s" icon="download" isLoading={isBusy} onClick={() => void fetchFile()}>
        {t('cashier.history.export')}
      </Button>
      {failure && <LedRefusal refusal={failure} />}
    </>
  );
}

function save(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
