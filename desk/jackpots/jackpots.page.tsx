// Jackpots as they will be played from the next cycle on.
import { ListRoom, type Row } from '../content/list-room.tsx';
import { wordsOf } from '../content/words.ts';
import { t } from '../i18n/text.ts';
import { Tag } from '../parts/pieces.tsx';
import type { Column } from '../table/columns.ts';

interface JackpotValue {
  kind: string;
  title: unknown;
  is_offered: boolean;
}

const columns: readonly Column<Row<JackpotValue>>[] = [
  {
    id: 'title',
    label: t('desk.content.field.title'),
    value: ({ value }) => wordsOf(value.title),
    cell: ({ value }) => <b>{wordsOf(value.title)}</b>,
    isWide: true,
  },
  { id: 'kind', label: t('desk.content.kind'), value: ({ value }) => value.kind },
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

export default function JackpotsPage() {
  return (
    <ListRoom<JackpotValue>
      room="jackpots"
      title={t('desk.shell.room.jackpots')}
      note={t('desk.content.note.jackpots')}
      kind="jackpot"
      columns={columns}
      labelOf={({ value }) => wordsOf(value.title)}
    />
  );
}
