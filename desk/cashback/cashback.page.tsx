// Rules of cashback as they will be reckoned from the next period on.
import { ListRoom, type Row } from '../content/list-room.tsx';
import { wordsOf } from '../content/words.ts';
import { t } from '../i18n/text.ts';
import { Tag } from '../parts/pieces.tsx';
import type { Column } from '../table/columns.ts';

interface CashbackValue {
  description: unknown;
  period: string;
  is_offered: boolean;
}

const columns: readonly Column<Row<CashbackValue>>[] = [
  {
    id: 'title',
    label: t('desk.content.field.title'),
    value: ({ value }) => wordsOf(value.description),
    cell: ({ value }) => <b>{wordsOf(value.description)}</b>,
    isWide: true,
  },
  { id: 'period', label: t('desk.content.period'), value: ({ value }) => value.period },
  {
    id: 'runs',
    label: t('desk.content.runs'),
    value: ({ value }) => (value.is_offered ? 'now' : 'over'),
    cell: ({ value }) => (
      <Tag tone={value.is_offered ? 'good' : 'plain'}>
        {value.is_offered ? t('desk.content.running.now') : t('desk.content.running.over')}
      </Tag>
    ),
  },
];

export default function CashbackPage() {
  return (
    <ListRoom<CashbackValue>
      room="cashback"
      title={t('desk.shell.room.cashback')}
      note={t('desk.content.note.cashback')}
      kind="cashback"
      columns={columns}
      labelOf={({ value }) => wordsOf(value.description)}
    />
  );
}
