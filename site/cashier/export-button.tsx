import { useRouter } from '@tanstack/react-router';
import { cashierDeposits } from '#contract/cashier/deposits.ts';
import { useText } from '../i18n/use-text.tsx';
import { zoneHere } from '../start/zone-here.ts';
import { SaveButton } from './save-button.tsx';

interface ExportButtonProps {
  from: string | undefined;
  to: string | undefined;
}

/** The player's own record as a file for a spreadsheet: all of it, or of the days that are chosen. */
export function ExportButton({ from, to }: ExportButtonProps) {
  const t = useText();
  const { ask } = useRouter().options.context;

  async function fetchFile(): Promise<File> {
    const zone = zoneHere();
    const days = {
      ...(from !== undefined && { from }),
      ...(to !== undefined && { to }),
      ...(zone !== undefined && { zone }),
    };
    const { filename, text } = await ask(cashierDeposits.getHistoryExport, days);
    return new File([text], filename, { type: 'text/csv;charset=utf-8' });
  }

  return <SaveButton size="s" label={t('cashier.history.export')} fetchFile={fetchFile} />;
}
