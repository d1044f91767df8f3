// Limits of approvals, gifts and bets: what is in force, within which bounds, who changed it and why.
import type english from '#content/messages/en/desk/thresholds.json';
import { type Threshold, thresholds } from '#contract/desk/thresholds.ts';
import { formatThreshold } from '#rules/thresholds.ts';
import { useRead } from '../asking/reads.ts';
import { refusalWords } from '../asking/refusal-words.ts';
import { t } from '../i18n/text.ts';
import { Button } from '../parts/button.tsx';
import { Empty, PageHead, Tag } from '../parts/pieces.tsx';
import type { Column } from '../table/columns.ts';
import { RowList } from '../table/row-list.tsx';
import { TableTools } from '../table/table-tools.tsx';
import { ThresholdView } from './threshold-view.tsx';

declare module '../i18n/message-id.ts' {
  interface Dictionaries {
    thresholds: typeof english;
  }
}

const columns: readonly Column<Threshold>[] = [
  {
    id: 'name',
    label: t('desk.thresholds.name'),
    value: ({ name }) => t(`desk.thresholds.governs.${name}`),
    isWide: true,
  },
  ...(['value', 'usual'] as const).map((id) => ({
    ...{ id, label: t(`desk.thresholds.${id}`), isNumber: true },
    value: (threshold: Threshold) => threshold[id],
    cell: (threshold: Threshold) => formatThreshold(threshold.name, threshold[id]),
  })),
  {
    id: 'area',
    label: t('desk.thresholds.area'),
    value: ({ area }) => t(`desk.thresholds.areaName.${area}`),
  },
  {
    id: 'bounds',
    label: t('desk.thresholds.bounds'),
    value: ({ name, least, most }) =>
      t('desk.thresholds.range', { least: formatThreshold(name, least), most: formatThreshold(name, most) }),
  },
  {
    id: 'pending',
    label: t('desk.thresholds.pending'),
    value: ({ name, pending }) => (pending === null ? '' : formatThreshold(name, pending.to)),
    cell: ({ name, pending }) => pending && <Tag tone="due">{formatThreshold(name, pending.to)}</Tag>,
  },
];

const none: readonly Threshold[] = [];

export default function ThresholdsPage() {
  const { data, error, isPending, refetch } = useRead(thresholds.list, {});
  const rows = data?.items ?? none;
  return (
    <>
      <PageHead title={t('desk.shell.room.thresholds')} note={t('desk.thresholds.note')}>
        <TableTools room="thresholds" columns={columns} rows={rows} />
      </PageHead>
      {error !== null && data === undefined ? (
        <Empty title={refusalWords(error)}>
          <Button onClick={() => void refetch()}>{t('desk.thresholds.again')}</Button>
        </Empty>
      ) : (
        <RowList
          label={t('desk.shell.room.thresholds')}
          columns={columns}
          rows={rows}
          idOf={({ name }) => name}
          empty={t('desk.thresholds.empty')}
          isLoading={isPending}
          titleOf={({ area }) => t(`desk.thresholds.areaName.${area}`)}
          view={(threshold) => <ThresholdView threshold={threshold} />}
        />
      )}
    </>
  );
}
